import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { ListedArticle } from '../../../domain/library/article.ts';
import { updateProfile } from '../../access/queries.ts';
import { useIsOffline, useIsServerBusy } from '../../platform/connection.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { languageInSentence } from '../../platform/language-names.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Note } from '../../ui/status/note.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { ArticleCard } from '../article-card.tsx';
import { BookCard } from '../home/book-card.tsx';
import homeStyles from '../home/home-page.module.css';
import { myArticlesQuery } from '../queries.ts';
import { BookmarkedSentences } from './bookmarked-sentences.tsx';
import styles from './shelf.module.css';
import { useLearningName } from './use-learning-name.ts';

/** The articles that the user created, imported or bookmarked, in their learning language. */
export function MyArticlesPage() {
  const { t } = useLingui();
  usePageTitle(t`My articles`);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>My articles</Trans>
        </h1>
        <LinkButton to="/create-article" variant="outline" icon="plus">
          <Trans>Create new</Trans>
        </LinkButton>
      </div>
      <Shelves />
    </div>
  );
}

function Shelves() {
  const { t } = useLingui();
  const own = useQuery(myArticlesQuery);
  const learning = useLearningName();
  if (own.isPending) return <Skeleton label={t`Loading your articles`} hasTitle />;
  if (own.data === undefined) {
    return (
      <ErrorState
        title={t`Your articles couldn’t be loaded`}
        text={t(errorMessage(own.error))}
        action={
          <Button icon="refresh" onClick={() => own.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  const { made, brought, books, bookmarked, sentences, otherLanguages } = own.data;
  return (
    <>
      {otherLanguages.length > 0 && <OtherLanguages languages={otherLanguages} />}
      {[made, brought, books, bookmarked, sentences].every(({ length }) => length === 0) && (
        <EmptyState
          pose="sleeping"
          title={t`Nothing in ${learning} yet`}
          text={t`Articles you create, texts you add and articles you bookmark while reading are kept here.`}
        />
      )}
      <Shelf title={<Trans>From Foxy</Trans>} articles={made} />
      {books.length > 0 && (
        <section className={homeStyles.section}>
          <h2>
            <Trans>Your books</Trans>
          </h2>
          <ul className={styles.books}>
            {books.map((book) => (
              <li key={book.id}>
                <BookCard book={book} opens="book" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Shelf title={<Trans>Your own texts</Trans>} articles={brought} />
      <Shelf title={<Trans>Bookmarked articles</Trans>} articles={bookmarked} />
      <BookmarkedSentences sentences={sentences} />
    </>
  );
}

function Shelf({ title, articles }: { title: ReactNode; articles: readonly ListedArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={homeStyles.section}>
      <h2>{title}</h2>
      <ul className={homeStyles.library}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherLanguages({ languages }: { languages: readonly Language[] }) {
  const { t, i18n } = useLingui();
  const switching = useMutation(updateProfile(useQueryClient()));
  const isBusy = useIsServerBusy();
  const isOffline = useIsOffline() && !isBusy;
  return (
    <Note
      action={
        <span className={styles.actions}>
          {isOffline && <Trans>You need a connection to switch languages.</Trans>}
          {languages.map((language) => {
            const name = languageInSentence(language, i18n.locale);
            return (
              <Button
                key={language}
                size="compact"
                variant="outline"
                disabled={isOffline}
                isBusy={switching.isPending && switching.variables.learningLang === language}
                onClick={() => switching.mutate({ learningLang: language })}
              >
                {t`Switch to ${name}`}
              </Button>
            );
          })}
        </span>
      }
    >
      <Trans>Some of your articles are only available in another language. Switch to that language to see them.</Trans>
    </Note>
  );
}

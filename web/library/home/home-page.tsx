import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { profileQuery, sessionQuery } from '../../access/queries.ts';
import { useWayOn } from '../../access/use-way-on.ts';
import { chooseCopies } from '../../device/kept-articles.ts';
import { keptArticlesQuery } from '../../device/queries.ts';
import { useIsOffline } from '../../platform/connection.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { loadSection } from '../../platform/locale.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Fox } from '../../ui/image/fox.tsx';
import { Later } from '../../ui/loading/later.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { ArticleCard } from '../article-card.tsx';
import { noteLevel } from '../note-level.ts';
import { homeQuery } from '../queries.ts';
import { SearchPrompt } from '../search/search-prompt.tsx';
import { BegunCard } from './begun-card.tsx';
import { BookCard } from './book-card.tsx';
import { chooseFirst } from './choose-first.ts';
import { DeviceArticles } from './device-articles.tsx';
import { FirstArticle } from './first-article.tsx';
import { HomeLoading } from './home-loading.tsx';
import styles from './home-page.module.css';
import { FindLevel, RightForYou } from './right-for-you.tsx';
import { Suggestions } from './suggestions.tsx';
import { WordsToReview } from './words-to-review.tsx';

const PaymentNotice = lazy(async () => {
  const [part] = await Promise.all([import('../../settings/payment-notice.tsx'), loadSection('settings')]);
  return { default: part.PaymentNotice };
});

export function HomePage() {
  const { t } = useLingui();
  const subscription = useQuery(profileQuery).data?.subscription;
  const name = firstNameOf(useQuery(sessionQuery).data?.name);
  usePageTitle(t`Home`);
  useWayOn();

  return (
    <>
      {subscription !== undefined && subscription.graceEndsAt !== null && (
        <div className={styles.notice}>
          <Later>
            <PaymentNotice subscription={subscription} />
          </Later>
        </div>
      )}
      <section className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.greeting}>{name ? t`Hello, ${name}` : t`Hello`}</p>
          <h1>
            <Trans>What would you like to read?</Trans>
          </h1>
          <SearchPrompt query="" />
          <Suggestions />
        </div>
        <div className={styles.fox}>
          <Fox pose="reading" size="15rem" />
        </div>
      </section>
      <Articles />
    </>
  );
}

/** The first word of the name of an account, for the greeting. */
const firstNameOf = (name: string | null | undefined) => name?.trim().split(/\s+/, 1)[0];

/** Not shown offline, because creating an article needs a connection. */
function CreateStrip() {
  if (useIsOffline()) return null;
  return (
    <section className={styles.strip}>
      <Fox pose="writing" size="5.5rem" />
      <div>
        <h2>
          <Trans>Can’t find anything you like?</Trans>
        </h2>
        <p>
          <Trans>Tell Foxy what you’re curious about.</Trans>
        </p>
      </div>
      <LinkButton to="/create-article" variant="outline" icon="plus">
        <Trans>Create new</Trans>
      </LinkButton>
    </section>
  );
}

function Articles() {
  const { t } = useLingui();
  const home = useQuery(homeQuery);
  const { level = null, learningLang } = useQuery(profileQuery).data ?? {};
  const isOffline = useIsOffline();
  const userId = useQuery(sessionQuery).data?.uid ?? '';
  const hasLevel = home.data?.fit === undefined ? undefined : home.data.fit !== null;
  const kept = useQuery({ ...keptArticlesQuery(userId), enabled: isOffline }).data ?? [];
  useEffect(() => {
    if (userId !== '' && hasLevel !== undefined) noteLevel(userId, hasLevel);
  }, [userId, hasLevel]);
  if (isOffline && kept.length > 0) return <DeviceArticles articles={chooseCopies(kept, learningLang)} />;
  if (home.isPending) return <HomeLoading />;
  if (home.data === undefined) {
    return (
      <>
        <section className={styles.section}>
          <ErrorState
            title={t`Your articles couldn’t be loaded`}
            text={t(errorMessage(home.error))}
            action={
              <Button icon="refresh" onClick={() => home.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        </section>
        <CreateStrip />
      </>
    );
  }
  // A response that an earlier release has stored on the device has no `books`, no `wordsToReview` and no `fit`.
  const { begun, books = [], unread, hasRead, wordsToReview = 0, fit } = home.data;
  const coverageOf = (id: string) => fit?.coverage.find(({ articleId }) => articleId === id) ?? null;
  const first = hasRead ? undefined : chooseFirst([...(fit?.right ?? []), ...unread], { level, coverageOf });
  const right = (fit?.right ?? []).filter(({ id }) => id !== first?.id).slice(0, cardsPerRow);
  // No article is shown twice.
  const isShown = new Set([first, ...right].map((article) => article?.id));
  const others = fillRows(unread.filter(({ id }) => !isShown.has(id)));
  return (
    <>
      <WordsToReview count={wordsToReview} />
      {first !== undefined && <FirstArticle article={first} coverage={coverageOf(first.id)} />}
      {begun.length + books.length > 0 && (
        <section className={styles.section}>
          <div className={styles.head}>
            <h2>
              <Trans>Continue reading</Trans>
            </h2>
            <Link to="/history">
              <Trans>History</Trans>
            </Link>
          </div>
          <ul className={styles.begun}>
            {begun.map((article, index) => (
              <li key={article.id}>
                <BegunCard article={article} isLead={index === 0} />
              </li>
            ))}
            {books.map((book) => (
              <li key={book.id}>
                <BookCard book={book} opens="next" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {fit === null && <FindLevel />}
      {fit && <RightForYou articles={right} isClosest={fit.isClosest} coverageOf={coverageOf} />}
      {others.length > 0 && (
        <section className={styles.section}>
          <div className={styles.head}>
            <h2>
              <Trans>New in the library</Trans>
            </h2>
            <Link to="/search">
              <Trans>Show all</Trans>
            </Link>
          </div>
          <ul className={styles.library}>
            {others.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} coverage={fit === undefined ? undefined : coverageOf(article.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CreateStrip />
    </>
  );
}

const cardsPerRow = 4;
const mostRows = 3;

/** Returns only full rows, unless there is less than one row. The rest of the library is one click away. */
function fillRows<Item>(items: readonly Item[]) {
  const rows = Math.min(mostRows, Math.floor(items.length / cardsPerRow));
  return rows === 0 ? items : items.slice(0, rows * cardsPerRow);
}

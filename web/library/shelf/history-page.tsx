import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { FinishedArticle } from '../../../domain/library/article.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { regionalTag } from '../../platform/locale.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { Cover } from '../cover.tsx';
import homeStyles from '../home/home-page.module.css';
import { LevelTag } from '../level-tag.tsx';
import { historyQuery, startAgain } from '../queries.ts';
import { ReadingNow } from './reading-now.tsx';
import styles from './shelf.module.css';
import { useLearningName } from './use-learning-name.ts';

/** The articles that the user is reading, and the articles that they have read to the end, with dates. */
export function HistoryPage() {
  const { t } = useLingui();
  usePageTitle(t`History`);
  return (
    <div className={styles.page}>
      <h1>
        <Trans>History</Trans>
      </h1>
      <History />
    </div>
  );
}

function History() {
  const { t, i18n } = useLingui();
  const { page = 1 } = useSearch({ from: '/shell/history' });
  const navigate = useNavigate();
  const history = useQuery(historyQuery(page));
  const name = useLearningName();
  if (history.isPending) return <Skeleton label={t`Loading your articles`} lines={[90, 60, 80]} />;
  if (history.data === undefined) {
    return (
      <ErrorState
        title={t`Your articles couldn’t be loaded`}
        text={t(errorMessage(history.error))}
        action={
          <Button icon="refresh" onClick={() => history.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  const { begun, books, articles, hasMore } = history.data;
  if (begun.length + books.length + articles.length === 0) {
    return (
      <EmptyState
        pose="reading"
        title={t`You haven’t read an article in ${name} yet`}
        text={t`Articles you read are listed here, with your progress or the date on which you finished them.`}
        action={
          <LinkButton to="/">
            <Trans>Find something to read</Trans>
          </LinkButton>
        }
      />
    );
  }
  const goTo = (target: number) => void navigate({ to: '/history', search: { page: target } });
  const shownPage = i18n.number(page);
  return (
    <>
      <ReadingNow begun={begun} books={books} />
      <section className={homeStyles.section}>
        <h2>
          <Trans>Finished</Trans>
        </h2>
        {articles.length === 0 ? (
          <p className={styles.none}>
            <Trans>Articles you finish are listed here with the date.</Trans>
          </p>
        ) : (
          <ul className={styles.list}>
            {articles.map((article) => (
              <li key={article.id}>
                <FinishedRow article={article} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {(page > 1 || hasMore) && (
        <Pager
          text={t`Page ${shownPage}`}
          previousLabel={t`Previous`}
          nextLabel={t`Next`}
          onPrevious={page > 1 ? () => goTo(page - 1) : undefined}
          onNext={hasMore ? () => goTo(page + 1) : undefined}
        />
      )}
    </>
  );
}

function FinishedRow({ article }: { article: FinishedArticle }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const starting = useMutation({
    ...startAgain,
    onSuccess: () => navigate({ to: '/article/$articleId', params: { articleId: article.id } }),
    onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
  });
  const { level, title, nativeTitle, titleLanguage } = article;
  const date = new Intl.DateTimeFormat(regionalTag(i18n.locale), { dateStyle: 'long' }).format(
    new Date(article.finishedAt),
  );
  return (
    <div className={styles.row}>
      <Cover article={article} />
      <div className={styles.words}>
        <Link to="/article/$articleId" params={{ articleId: article.id }} preload="intent" lang={titleLanguage}>
          {title}
        </Link>
        {nativeTitle !== null && nativeTitle !== title && <p>{nativeTitle}</p>}
        <p className={styles.facts}>
          <LevelTag level={level} />
          <time dateTime={article.finishedAt}>{t`Finished on ${date}`}</time>
        </p>
      </div>
      <Button variant="outline" size="compact" isBusy={starting.isPending} onClick={() => starting.mutate(article)}>
        <span>
          <Trans>Read again</Trans>
          <span className="visually-hidden" lang={titleLanguage}>{`: ${title}`}</span>
        </span>
      </Button>
    </div>
  );
}

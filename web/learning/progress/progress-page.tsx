import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Progress } from '../../../domain/learning/progress.ts';
import { profileQuery } from '../../access/queries.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { languageName } from '../../platform/language-names.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { ArticlesFinished } from './articles-finished.tsx';
import { dateOf } from './dates.ts';
import { KnownWords } from './known-words.tsx';
import { MinutesAWeek } from './minutes-a-week.tsx';
import styles from './progress-page.module.css';
import { progressQuery } from './progress-queries.ts';
import { WordsByState } from './words-by-state.tsx';
import { WordsDue } from './words-due.tsx';

const isReviewing = ({ reviews: { recalled, forgotten, due } }: Progress) =>
  recalled + forgotten > 0 || due.some(({ count }) => count > 0);

export function ProgressPage() {
  const { t, i18n } = useLingui();
  const profile = useQuery(profileQuery).data;
  const language = profile?.learningLang ?? 'en';
  const { data, error, isPending, refetch } = useQuery(progressQuery(language));
  usePageTitle(t`Progress`);
  if (error && data === undefined) {
    return (
      <ErrorState
        size="page"
        title={t`Your progress couldn’t be loaded`}
        text={t(errorMessage(error))}
        action={
          <Button icon="refresh" onClick={() => refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  const name = languageName(language, i18n.locale);
  const [first] = data?.weeks ?? [];
  const since = first && i18n.date(dateOf(first.start), { day: 'numeric', month: 'long', year: 'numeric' });
  const isEmpty = data !== undefined && first === undefined && Object.values(data.states).every((count) => count === 0);
  return (
    <>
      <header className={styles.head}>
        <h1>
          <Trans>Progress</Trans>
        </h1>
        <p>{since === undefined ? name : t`${name}, since ${since}`}</p>
      </header>
      {isPending && <Skeleton label={t`Loading your progress`} hasTitle lines={[90, 60, 80, 70]} />}
      {isEmpty && (
        <EmptyState
          pose="reading"
          title={t`Nothing to show yet`}
          text={t`Read an article, and what you read and learn appears here.`}
          action={
            <>
              <LinkButton to="/">
                <Trans>Read something</Trans>
              </LinkButton>
              <LinkButton to="/placement" search={{ from: 'progress' }} variant="outline">
                <Trans>Find your level</Trans>
              </LinkButton>
            </>
          }
        />
      )}
      {data && !isEmpty && (
        <div className={styles.charts}>
          <KnownWords weeks={data.weeks} vocabulary={data.vocabulary} level={profile?.level ?? null} />
          <MinutesAWeek weeks={data.weeks} />
          <WordsByState states={data.states} />
          {isReviewing(data) && <WordsDue reviews={data.reviews} />}
          <ArticlesFinished weeks={data.weeks} />
        </div>
      )}
    </>
  );
}

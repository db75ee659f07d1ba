import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SearchFilters } from '../../../domain/library/search.ts';
import { profileQuery } from '../../access/queries.ts';
import { ResultRow } from '../../library/search/result-row.tsx';
import { SearchLoading } from '../../library/search/search-loading.tsx';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { rightResultsQuery, vocabularyQuery } from './fit-queries.ts';
import { OtherCounts } from './other-counts.tsx';
import styles from './right-results.module.css';

interface RightResultsProps {
  q: string;
  filters: SearchFilters;
  page: number;
  goTo: (page: number) => void;
  onShowAll: () => void;
}

/** Search results in which the learner knows 90 to 98 % of the words, and the number of other results. */
export function RightResults({ q, filters, page, goTo, onShowAll }: RightResultsProps) {
  const { t, i18n } = useLingui();
  const language = useQuery(profileQuery).data?.learningLang ?? 'en';
  const vocabulary = useQuery(vocabularyQuery(language)).data;
  const found = useQuery(rightResultsQuery(useQueryClient(), { language, q, filters, page }));
  if (vocabulary === null) return <NoLevel />;
  if (found.isPending) return <SearchLoading />;
  if (found.data === undefined) {
    return (
      <ErrorState
        title={t`The search didn’t work`}
        text={t(errorMessage(found.error))}
        action={
          <Button icon="refresh" onClick={() => found.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  const { results, easier, harder, hasMore, isClosest } = found.data;
  const count = results.length;
  const share = `${i18n.number(90)}–${i18n.number(0.98, { style: 'percent' })}`;
  const fitting =
    hasMore || page > 1
      ? t`Articles in which you know ${share} of the words`
      : t`${plural(count, { one: '# article', other: '# articles' })} in which you know ${share} of the words`;
  const pageText = i18n.number(page);
  return (
    <>
      <p className={styles.count} aria-live="polite">
        {isClosest && count > 0 ? t`These come closest to your level so far.` : fitting}
      </p>
      {count > 0 ? (
        <div>
          {results.map((result) => (
            <ResultRow key={result.id} result={result} />
          ))}
        </div>
      ) : (
        <EmptyState
          pose="lost"
          title={t`Nothing here is right for you yet`}
          text={t`Look at all of them, or let Foxy write one at your level.`}
        />
      )}
      {(easier > 0 || harder > 0) && (
        <div className={styles.others}>
          <p>
            <OtherCounts easier={easier} harder={harder} />
          </p>
          <Button variant="outline" onClick={onShowAll}>
            {t`Show all ${{ count: i18n.number(count + easier + harder) }}`}
          </Button>
        </div>
      )}
      {(page > 1 || hasMore) && (
        <Pager
          text={t`Page ${pageText}`}
          previousLabel={t`Previous`}
          nextLabel={t`Next`}
          onPrevious={page > 1 ? () => goTo(page - 1) : undefined}
          onNext={hasMore ? () => goTo(page + 1) : undefined}
        />
      )}
    </>
  );
}

function NoLevel() {
  const { t } = useLingui();
  return (
    <EmptyState
      pose="reading"
      title={t`Foxy doesn’t know your level yet`}
      text={t`Mark the words you know, and every article says how well it fits you.`}
      action={
        <LinkButton to="/placement">
          <Trans>Find your level</Trans>
        </LinkButton>
      }
    />
  );
}

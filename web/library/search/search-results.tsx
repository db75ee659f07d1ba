import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { levels } from '../../../domain/level.ts';
import { type SearchResults as Found, resultsPerPage, type SearchFilters } from '../../../domain/library/search.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { announce } from '../../ui/status/announce.ts';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { Note } from '../../ui/status/note.tsx';
import { writerQuery } from '../queries.ts';
import { describedBy } from './create-offer.tsx';
import { ResultRow } from './result-row.tsx';
import styles from './search-page.module.css';

interface SearchResultsProps {
  found: Found;
  q: string;
  page: number;
  filters: SearchFilters;
  goTo: (page: number) => void;
  /** Changes the filters and, if given, the words to search for. */
  filterBy: (filters: SearchFilters, q?: string) => void;
}

export function SearchResults({ found, q, page, filters, goTo, filterBy }: SearchResultsProps) {
  const { t, i18n } = useLingui();
  const { results, total, correctedTo, problem } = found;
  const count = useCount(found, q !== '');
  useSpokenResult(found, count);
  if (problem !== null) return <NothingToSearch problem={problem} />;
  if (total === 0) return <NothingFound q={q} filters={filters} filterBy={filterBy} />;

  const first = (page - 1) * resultsPerPage + 1;
  const last = first + results.length - 1;
  return (
    <>
      {correctedTo !== null && (
        <Note>
          <Trans>Nothing matches your words. These match similar words, such as “{correctedTo}”.</Trans>
        </Note>
      )}
      <p className={styles.count}>{count}</p>
      <ul className={styles.results}>
        {results.map((result) => (
          <li key={result.id}>
            <ResultRow result={result} />
          </li>
        ))}
      </ul>
      {total > resultsPerPage && (
        <Pager
          text={t`${{ first: i18n.number(first) }}–${{ last: i18n.number(last) }} of ${{ total: i18n.number(total) }}`}
          previousLabel={t`Previous`}
          nextLabel={t`Next`}
          onPrevious={page > 1 ? () => goTo(page - 1) : undefined}
          onNext={last < total ? () => goTo(page + 1) : undefined}
        />
      )}
    </>
  );
}

// The title of the page is announced first. The result is announced after this delay, because two announcements at the same
// time would replace each other.
const afterTitleMs = 1000;

/**
 * Announces the outcome of every search to screen readers. Uses `announce`, because screen readers ignore a live region that is
 * added to the page together with its text.
 */
function useSpokenResult(found: Found, count: string) {
  const problem = useProblemTitle(found.problem);
  const { t } = useLingui();
  const isFirst = useRef(true);
  const say = useEffectEvent(() => {
    const { total, correctedTo } = found;
    announce(problem ?? (total > 0 ? count : t`Nothing fits yet`), ...(correctedTo === null ? [] : [correctedTo]));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per result
  useEffect(() => {
    const timer = setTimeout(() => say(), isFirst.current ? afterTitleMs : 0);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [found]);
}

function useProblemTitle(problem: Found['problem']) {
  const { t } = useLingui();
  if (problem === null) return undefined;
  return problem === 'no-words' ? t`There’s no word here to search for` : t`These words are in nearly every text`;
}

function useCount({ total, hasMore }: Found, isSorted: boolean) {
  const { t, i18n } = useLingui();
  if (hasMore && isSorted) return t`More than ${{ total: i18n.number(total) }} articles, best match first`;
  if (hasMore) return t`More than ${{ total: i18n.number(total) }} articles, newest first`;
  if (isSorted) return t`${plural(total, { one: '# article', other: '# articles, best match first' })}`;
  return t`${plural(total, { one: '# article', other: '# articles, newest first' })}`;
}

function NothingToSearch({ problem }: { problem: NonNullable<Found['problem']> }) {
  const { t } = useLingui();
  const advice =
    problem === 'no-words'
      ? t`Type at least one word that should be in the article.`
      : t`Add a word that says what the article is about.`;
  return <EmptyState pose="lost" title={useProblemTitle(problem)} text={advice} />;
}

/** The level in a query such as “A2” or “level a2”. Names of levels do not occur in texts. */
const findLevel = (query: string) => {
  const [, name] = /^(?:\p{L}+\s+)?([abc][12])$/iu.exec(query.trim()) ?? [];
  return levels.find((level) => level === name?.toUpperCase());
};

type NothingFoundProps = Pick<SearchResultsProps, 'q' | 'filters' | 'filterBy'>;

function NothingFound({ q, filters, filterBy }: NothingFoundProps) {
  const advice = useAdvice();
  const { t } = useLingui();
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const level = findLevel(q);
  if (level !== undefined && filters.level !== level)
    return (
      <EmptyState
        pose="lost"
        title={t`Nothing fits yet`}
        action={<Button onClick={() => filterBy({ ...filters, level }, '')}>{t`Show level ${level}`}</Button>}
      />
    );
  return (
    <EmptyState
      pose="lost"
      title={t`Nothing fits yet`}
      text={advice}
      action={
        <>
          <LinkButton to="/create-article" search={describedBy(q)} icon="plus">
            <Trans>Create</Trans>
          </LinkButton>
          {isFiltered && (
            <Button variant="outline" onClick={() => filterBy({})}>
              <Trans>Clear filters</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}

function useAdvice() {
  const { t } = useLingui();
  const writer = useQuery(writerQuery).data;
  if (writer === 'model') return t`Try fewer or different words, or let Foxy write the first article about it.`;
  if (writer === 'drawer')
    return t`Try fewer or different words, or see which ready-made articles Foxy has in the drawer.`;
  return t`Try fewer or different words.`;
}

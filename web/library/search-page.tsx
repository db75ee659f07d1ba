import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { resultsPerPage, type SearchResults } from '../../domain/library/search.ts';
import { errorMessage } from '../platform/error-message.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Note } from '../ui/note.tsx';
import { Pager } from '../ui/pager.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { searchQuery } from './queries.ts';
import { ResultRow } from './result-row.tsx';
import styles from './search-page.module.css';
import { SearchPrompt } from './search-prompt.tsx';

export function SearchPage() {
  const { t } = useLingui();
  const { q = '', page = 1 } = useSearch({ from: '/shell/search' });
  const search = useQuery(searchQuery(q, page));
  const title = q === '' ? t`Search` : t`Results for “${q}”`;
  usePageTitle(title);

  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <SearchPrompt query={q} isWaiting={q === ''} />
      {search.isLoading && <Skeleton label={t`Searching`} />}
      {search.isError && (
        <ErrorState
          title={t`The search did not work`}
          text={t(errorMessage(search.error))}
          action={
            <Button icon="refresh" onClick={() => search.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {search.isSuccess && <Results found={search.data} q={q} page={page} />}
    </div>
  );
}

function Results({ found, q, page }: { found: SearchResults; q: string; page: number }) {
  const { t } = useLingui();
  const router = useRouter();
  const goTo = (target: number) => () => void router.navigate({ to: '/search', search: { q, page: target } });
  const total = found.total;
  const corrected = found.correctedTo;

  return (
    <>
      {corrected !== null && (
        <Note isLive>
          <Trans>Nothing was found for your words, so these fit “{corrected}”.</Trans>
        </Note>
      )}
      <div>
        {found.results.map((result) => (
          <ResultRow key={result.id} result={result} />
        ))}
      </div>
      {total > resultsPerPage && (
        <Pager
          text={t`${plural(total, { one: '# article', other: '# articles' })}`}
          previousLabel={t`Previous`}
          nextLabel={t`Next`}
          onPrevious={page > 1 ? goTo(page - 1) : undefined}
          onNext={page * resultsPerPage < total ? goTo(page + 1) : undefined}
        />
      )}
      <EmptyState
        pose={total === 0 ? 'lost' : 'writing'}
        title={total === 0 ? t`Nothing fits yet` : t`Not what you were looking for?`}
        text={t`Foxy can write an article about it for you.`}
        action={
          <LinkButton to="/create-article" variant={total === 0 ? 'primary' : 'outline'}>
            <Trans>Create</Trans>
          </LinkButton>
        }
      />
    </>
  );
}

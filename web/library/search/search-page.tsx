import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type SearchFilters as Filters, searchMaxLength } from '../../../domain/library/search.ts';
import { useIsOffline } from '../../platform/connection.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Note } from '../../ui/status/note.tsx';
import { searchQuery } from '../queries.ts';
import { CreateOffer } from './create-offer.tsx';
import { DeviceResults } from './device-results.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchLoading } from './search-loading.tsx';
import styles from './search-page.module.css';
import { SearchPrompt } from './search-prompt.tsx';
import { SearchResults } from './search-results.tsx';

const longestTitle = 60;

export function SearchPage() {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { q = '', page = 1, ...filters } = useSearch({ from: '/shell/search' });
  const search = useQuery(searchQuery({ q, page, filters }));
  const isFailed = search.isError && search.data === undefined;
  const isOffline = useIsOffline();
  const asked = shorten(q);
  const longest = i18n.number(searchMaxLength);
  const title = q === '' ? t`All articles` : t`Results for “${asked}”`;
  usePageTitle(title);

  // Typing replaces the history entry, so that the back button leaves the search instead of undoing letters.
  const searchFor = (query: string) =>
    void router.navigate({ to: '/search', search: { ...filters, ...(query !== '' && { q: query }) }, replace: true });
  const filterBy = (chosen: Filters) =>
    void router.navigate({ to: '/search', search: { ...(q !== '' && { q }), ...chosen }, replace: true });
  const goTo = (target: number) => void router.navigate({ to: '/search', search: (now) => ({ ...now, page: target }) });

  return (
    <div className={styles.page}>
      <div className={styles.found}>
        <h1>{title}</h1>
        <SearchPrompt query={q} isWaiting={q === ''} onType={searchFor} />
        {q.length === searchMaxLength && (
          <Note>
            <Trans>A search can have {longest} characters; anything beyond is left out.</Trans>
          </Note>
        )}
        {isOffline ? <DeviceResults q={q} /> : <SearchFilters filters={filters} onChange={filterBy} />}
        {search.isPending && !isOffline && <SearchLoading />}
        {isFailed && !isOffline && (
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
        {search.data !== undefined && !isOffline && (
          <SearchResults found={search.data} q={q} page={page} filters={filters} goTo={goTo} filterBy={filterBy} />
        )}
      </div>
      {!isOffline && search.data !== undefined && search.data.total > 0 && <CreateOffer q={q} />}
    </div>
  );
}

const shorten = (query: string) => (query.length > longestTitle ? `${query.slice(0, longestTitle).trimEnd()}…` : query);

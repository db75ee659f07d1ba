import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type SearchFilters as Filters, searchMaxLength } from '../../../domain/library/search.ts';
import { profileQuery } from '../../access/queries.ts';
import { useIsOffline } from '../../platform/connection.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { lazyLearning } from '../../platform/lazy-learning.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { Later } from '../../ui/loading/later.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Note } from '../../ui/status/note.tsx';
import { searchQuery } from '../queries.ts';
import { CreateOffer } from './create-offer.tsx';
import { DeviceResults } from './device-results.tsx';
import { RightForMeChip } from './right-for-me-chip.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchLoading } from './search-loading.tsx';
import styles from './search-page.module.css';
import { SearchPrompt } from './search-prompt.tsx';
import { SearchResults } from './search-results.tsx';

const longestTitle = 60;

const RightResults = lazyLearning(async () => (await import('../../learning/fit/right-results.tsx')).RightResults);

export function SearchPage() {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { q = '', page = 1, fit, ...filters } = useSearch({ from: '/shell/search' });
  const isForMe = fit === 'me';
  const hasLevel = useQuery(profileQuery).data?.level != null;
  const search = useQuery({ ...searchQuery({ q, page, filters }), enabled: !isForMe });
  const isFailed = search.isError && search.data === undefined;
  const isOffline = useIsOffline();
  const asked = shorten(q);
  const longest = i18n.number(searchMaxLength);
  const all = isForMe && !isOffline ? t`Right for you` : t`All articles`;
  const title = q === '' ? all : t`Results for “${asked}”`;
  usePageTitle(title);

  const kept = isForMe ? { fit } : {};
  const filterForMe = (isOn: boolean) =>
    void router.navigate({
      to: '/search',
      search: { ...(q !== '' && { q }), ...filters, ...(isOn && { fit: 'me' }) },
      replace: true,
    });

  // Typing replaces the history entry, so that the back button leaves the search instead of undoing letters.
  const searchFor = (query: string) =>
    void router.navigate({
      to: '/search',
      search: { ...kept, ...filters, ...(query !== '' && { q: query }) },
      replace: true,
    });
  const filterBy = (chosen: Filters, words = q) =>
    void router.navigate({
      to: '/search',
      search: { ...kept, ...(words !== '' && { q: words }), ...chosen },
      replace: true,
    });
  const goTo = (target: number) => void router.navigate({ to: '/search', search: (now) => ({ ...now, page: target }) });

  return (
    <div className={styles.page}>
      <div className={styles.found}>
        <h1>{title}</h1>
        <SearchPrompt query={q} isWaiting={q === '' && !isForMe} onType={searchFor} />
        {q.length === searchMaxLength && (
          <Note isLive>
            <Trans>A search can be up to {longest} characters long. Anything beyond that is ignored.</Trans>
          </Note>
        )}
        {isOffline ? (
          <DeviceResults q={q} />
        ) : (
          <SearchFilters filters={filters} onChange={(chosen) => filterBy(chosen)}>
            {(isForMe || hasLevel) && (
              <span className={styles.forMe}>
                <RightForMeChip isOn={isForMe} onChange={filterForMe} />
              </span>
            )}
          </SearchFilters>
        )}
        {isForMe && !isOffline && (
          <Later fallback={<SearchLoading />}>
            <RightResults q={q} filters={filters} page={page} goTo={goTo} onShowAll={() => filterForMe(false)} />
          </Later>
        )}
        {search.isPending && !isForMe && !isOffline && <SearchLoading />}
        {isFailed && !isForMe && !isOffline && (
          <ErrorState
            title={t`The search didn’t work`}
            text={t(errorMessage(search.error))}
            action={
              <Button icon="refresh" onClick={() => search.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
        {search.data !== undefined && !isForMe && !isOffline && (
          <div className={search.isPlaceholderData ? styles.old : styles.shown} aria-busy={search.isPlaceholderData}>
            {search.isPlaceholderData && <p className={styles.searching}>{t`Searching`}…</p>}
            <SearchResults found={search.data} q={q} page={page} filters={filters} goTo={goTo} filterBy={filterBy} />
          </div>
        )}
      </div>
      {!isOffline && (isForMe || (search.data?.total ?? 0) > 0) && <CreateOffer q={q} />}
    </div>
  );
}

const shorten = (query: string) => (query.length > longestTitle ? `${query.slice(0, longestTitle).trimEnd()}…` : query);

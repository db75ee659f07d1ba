import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../platform/use-page-title.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './search-page.module.css';
import { SearchPrompt } from './search-prompt.tsx';

export function SearchPage() {
  const { t } = useLingui();
  const { q = '' } = useSearch({ from: '/shell/search' });
  const title = q === '' ? t`Search` : t`Results for “${q}”`;
  usePageTitle(title);

  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <SearchPrompt query={q} />
      {q !== '' && (
        <EmptyState
          pose="lost"
          title={t`Nothing fits yet`}
          text={t`Foxy can write an article about it for you.`}
          action={
            <LinkButton to="/create-article">
              <Trans>Create</Trans>
            </LinkButton>
          }
        />
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { AdminJob } from '../../domain/admin/job-list.ts';

/** Jobs by the names they have in the queue; one that is not here shows as it is. */
export function useJobWords() {
  const { t } = useLingui();
  const names: Partial<Record<string, string>> = {
    'create-article': t`Create an article`,
    'create-article.failed': t`Say that an article could not be created`,
    'translate-article': t`Translate an article`,
    'translate-article.failed': t`Say that an article could not be translated`,
    'narrate-again': t`Narrate an article again`,
    'translate-again': t`Translate an article again`,
    'rebuild-search-index': t`Rebuild the search index`,
  };
  const states: Record<AdminJob['state'], string> = {
    failed: t`Failed`,
    running: t`Running`,
    waiting: t`Waiting`,
    done: t`Done`,
    cancelled: t`Cancelled`,
  };
  return { names, states };
}

import { useLingui } from '@lingui/react/macro';
import type { AdminJob } from '../../../domain/admin/job-list.ts';

/** Names of jobs in the queue. An unknown job is shown by its queue name. */
export function useJobWords() {
  const { t } = useLingui();
  const names: Partial<Record<string, string>> = {
    'create-article': t({ message: 'Create an article', context: 'name of a job' }),
    'create-article.failed': t`Report that an article couldn’t be created`,
    'translate-article': t`Translate an article`,
    'translate-article.failed': t`Report that an article couldn’t be translated`,
    'narrate-version': t`Narrate an article`,
    'narrate-again': t`Narrate an article again`,
    'translate-again': t`Translate an article again`,
    'rebuild-search-index': t`Rebuild the search index`,
  };
  const states: Record<AdminJob['state'], string> = {
    failed: t`Failed`,
    running: t`Running`,
    waiting: t`Waiting`,
    done: t({ message: 'Done', context: 'filter of jobs' }),
    cancelled: t`Cancelled`,
  };
  return { names, states };
}

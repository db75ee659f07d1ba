import { deleteAdminActionsBefore } from './access/record-admin-action.ts';
import type { Config } from './config.ts';
import { deleteImportsBefore } from './creation/import/import-queries.ts';
import { deleteWordsBefore } from './learning/words/change-queries.ts';
import { deleteNotificationsBefore } from './notifications/queries.ts';
import { deleteModelCallsBefore } from './platform/language-model/record-model-call.ts';
import type { Services } from './services.ts';
import { deleteFeedbackBefore } from './settings/queries.ts';

type Kind = keyof Config['keptMs'];

const deletions: Record<Kind, (services: Pick<Services, 'db'>, date: Date) => Promise<unknown>> = {
  notifications: deleteNotificationsBefore,
  modelCalls: deleteModelCallsBefore,
  adminActions: deleteAdminActionsBefore,
  feedback: deleteFeedbackBefore,
};

/** How long uploaded files that were not imported are kept. */
const leftImportsMs = 24 * 3_600_000;
/** How long a deleted word can be restored. */
const deletedWordsMs = 30 * 24 * 3_600_000;

/** Deletes rows that are older than the KEEP_… variables allow. docs/privacy.md lists the retention times. */
export async function deleteOutdated(services: Pick<Services, 'config' | 'db' | 'now'>) {
  const { keptMs } = services.config;
  for (const [kind, deleteBefore] of Object.entries(deletions)) {
    const kept = keptMs[kind as Kind];
    if (kept !== undefined) await deleteBefore(services, new Date(services.now().getTime() - kept));
  }
  await deleteImportsBefore(services, new Date(services.now().getTime() - leftImportsMs));
  await deleteWordsBefore(services, new Date(services.now().getTime() - deletedWordsMs));
}

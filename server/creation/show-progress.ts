import type { CreationStatus } from '../../domain/creation/creation.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';
import { recordProgress, type StoredCreation } from './queries.ts';

interface Progress {
  status: CreationStatus;
  doneCount?: number;
  totalCount?: number;
}

/** Stores the progress and sends a live event to the author's open pages. */
export async function showProgress(
  services: Pick<Services, 'db'>,
  { articleId, authorId }: Pick<StoredCreation, 'articleId' | 'authorId'>,
  progress: Progress,
) {
  await services.db.transaction(async (db) => {
    await recordProgress({ db }, articleId, progress);
    await publishEvent({ db }, { userId: authorId, topic: 'article', articleId });
  });
}

import type { Failure } from '../../domain/translation/translation.ts';
import { giveBack } from '../billing/spend-limit.ts';
import { notify } from '../notifications/notify.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { Services } from '../services.ts';
import { limitOf } from './limit-of.ts';
import { findStoredCreation, recordFailure } from './queries.ts';
import { workingTitle } from './working-title.ts';

/** Ends it for now: what was asked for and what was made are kept, and nothing is taken from the plan. */
export async function failCreation(services: Services, articleId: string, failure: Failure) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const creation = await findStoredCreation(tx, articleId);
    if (creation === undefined || !(await recordFailure(tx, articleId, failure))) return;
    const { authorId: userId, request, title } = creation;
    await giveBack(tx, { userId, limit: limitOf(request), key: articleId });
    await notify(tx, {
      userId,
      kind: 'article-creation-error',
      articleId,
      title: title ?? workingTitle(request),
      language: null,
    });
    await publishEvent(tx, { userId, topic: 'article', articleId });
  });
}

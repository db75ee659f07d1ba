import { enqueueMail } from '../access/enqueue-mail.ts';
import { changeVisibility, joinSeries } from '../library/own-articles.ts';
import { notify } from '../notifications/notify.ts';
import { publishEvent } from '../platform/live-events/publish-event.ts';
import type { CreationStep } from './creation-step.ts';
import { recordDone } from './queries.ts';

/**
 * Shares the article if it is a surprise or if the author wants to share it, and notifies the author. Both happen in one
 * transaction and only once.
 */
export const finishCreation: CreationStep = async (
  services,
  { articleId, authorId, request, title, drawerArticle },
) => {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (!(await recordDone(tx, articleId))) return;
    if (request.way === 'chapter') await joinSeries(tx, { articleId, authorId }, request.after);
    // A drawer article (a prepared article) is never shared: the library would list one copy per user who received it.
    const isShared = drawerArticle === null && (request.way === 'surprise' || request.visibility === 'everybody');
    if (isShared) await changeVisibility(tx, { articleId, authorId }, 'everybody');
    await notify(tx, { userId: authorId, kind: 'article-created', articleId, title: title ?? '', language: null });
    await enqueueMail(tx, { kind: 'article-ready', userId: authorId, articleId });
    await publishEvent(tx, { userId: authorId, topic: 'article', articleId });
  });
};

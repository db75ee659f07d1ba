import type { Services } from '../../services.ts';
import {
  type FinishedArticle,
  listUncounted,
  listUsersAfter,
  markAsWeighed,
  takeUncounted,
} from './finished-queries.ts';
import { ensureWordIndex } from './index-words.ts';
import { loadLearnerId, mergeReadingDay, toBits } from './reading-queries.ts';

const usersPerBatch = 50;

type Deps = Pick<Services, 'db' | 'lexicon' | 'log'>;

/**
 * Counts the words of finished articles for the next batch of users. Returns the last user of the batch, or undefined if no
 * user was left.
 */
export async function countFinished(services: Deps, afterUserId: string, signal?: AbortSignal) {
  const users = await listUsersAfter(services, afterUserId, usersPerBatch);
  for (const article of await listUncounted(services, users)) {
    signal?.throwIfAborted();
    try {
      await countArticle(services, article);
    } catch (err) {
      // An article that fails must not block the others. It is tried again at the next start.
      services.log.error({ err, articleId: article.articleId }, 'a finished article was not counted');
    }
  }
  return users.at(-1);
}

/**
 * Counts all sentences as read with the translation, which is the weakest evidence that their words are known. The row in
 * `finished_before_learning` is deleted in the same transaction, so the article counts exactly once.
 */
async function countArticle(services: Deps, article: FinishedArticle) {
  const { userId, articleId, language, day, sentenceCount } = article;
  if (sentenceCount !== null) await ensureWordIndex(services, articleId, language);
  await services.db.transaction(async (db) => {
    if (!(await takeUncounted({ db }, article)) || sentenceCount === null) return;
    const learnerId = await loadLearnerId({ db }, userId, language);
    const all = toBits(Array.from({ length: sentenceCount }, (_, index) => index + 1));
    await mergeReadingDay(
      { db },
      {
        learnerId,
        articleId,
        language,
        day,
        length: sentenceCount,
        sentences: all,
        aided: all,
      },
    );
    await markAsWeighed({ db }, { learnerId, articleId, day });
  });
}

import { onStore, type StoreName } from './database.ts';
import { dropAnswersOfOthers } from './kept-answers.ts';

/** Deletes the data of all other users, or of all users if no id is given, because a device may be shared. */
export async function forgetOthers(userId: string | undefined) {
  await Promise.all([dropAnswersOfOthers(userId), clearOfOthers('articles', userId), clearOfOthers('outbox', userId)]);
}

/**
 * Deletes the stored API responses and articles when the session has ended or access was lost. Keeps the outbox, so that its
 * entries are sent when the same user signs in again.
 */
export async function forgetAnswers() {
  await Promise.all([dropAnswersOfOthers(undefined), clearOfOthers('articles', undefined)]);
}

async function clearOfOthers(name: StoreName, userId: string | undefined) {
  if (userId === undefined) {
    await onStore(name, 'readwrite', (store) => store.clear());
    return;
  }
  await onStore(name, 'readwrite', (store) => {
    const walk = store.openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (cursor === null) return;
      if (cursor.value.userId !== userId) cursor.delete();
      cursor.continue();
    };
    return walk;
  });
}

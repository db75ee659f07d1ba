import { onStore, type StoreName } from './database.ts';
import { dropAnswersOfOthers } from './kept-answers.ts';

/** A device may be shared: what is kept of anybody but this user goes, or of everybody. */
export async function forgetOthers(userId: string | undefined) {
  await Promise.all([dropAnswersOfOthers(userId), clearOfOthers('articles', userId), clearOfOthers('outbox', userId)]);
}

/** The session has ended, nobody knows why: nothing may be read, but what waits to be sent stays for its owner. */
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

import { listKeptArticles } from './kept-articles.ts';

const enoughToLose = 3;

/** A browser short of space clears what it was not asked to keep. Somebody with a few articles here has something to lose. */
export async function keepForLong(userId: string) {
  if (navigator.storage?.persist === undefined || (await navigator.storage.persisted())) return;
  if ((await listKeptArticles(userId)).length >= enoughToLose) await navigator.storage.persist();
}

import { listKeptArticles } from './kept-articles.ts';

const enoughToLose = 3;

/** Asks for persistent storage if at least a few articles are stored, so that the browser does not evict them. */
export async function keepForLong(userId: string) {
  if (navigator.storage?.persist === undefined || (await navigator.storage.persisted())) return;
  if ((await listKeptArticles(userId)).length >= enoughToLose) await navigator.storage.persist();
}

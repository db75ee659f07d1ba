import { type KeptArticle, listKeptArticles, removeKeptArticle } from '../device/kept-articles.ts';

const mostArticles = 30;
const mostBytes = 200_000_000;

/** The ids of the articles that are open in any tab. */
export type ListOpen = () => Promise<string[]>;

/**
 * If storage is full, deletes stored articles until there is enough space. Begins with the articles that were opened longest
 * ago, and never deletes an open article. If there is still too little space, the rest of the new article is not stored.
 */
export async function keepWithinQuota(
  article: Pick<KeptArticle, 'userId' | 'articleId'>,
  write: () => Promise<void>,
  listOpen: ListOpen,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    const open = [article.articleId, ...(await listOpen())];
    const oldest = (await listKeptArticles(article.userId)).findLast((kept) => !open.includes(kept.articleId));
    if (oldest === undefined) throw error;
    await removeKeptArticle(article.userId, oldest);
    await keepWithinQuota(article, write, listOpen);
  }
}

export async function dropOldest(userId: string, open: string[]) {
  let bytesLeft = mostBytes;
  for (const [index, copy] of (await listKeptArticles(userId)).entries()) {
    bytesLeft -= copy.bytes;
    if ((index >= mostArticles || bytesLeft < 0) && !open.includes(copy.articleId))
      await removeKeptArticle(userId, copy);
  }
}

import { dropAnswers, findAnswer, findOwner, keepAnswer } from '../device/kept-answers.ts';
import {
  findKeptArticle,
  isOfArticle,
  type KeptArticle,
  listKeptArticles,
  noteKeptArticle,
  removeKeptArticle,
} from '../device/kept-articles.ts';
import type { KeepArticle } from '../device/worker-messages.ts';
import { basics, fetchAndLearn } from './answer-from-device.ts';
import { isSameGeneration, readGeneration } from './sign-in-generation.ts';

const mostArticles = 30;
const mostBytes = 200_000_000;

type ListOpen = () => Promise<string[]>;
const turns = new Map<string, Promise<void>>();
let downloads = new AbortController();

/** Aborts the downloads of audio. The audio is downloaded when the article is opened the next time. */
export function stopDownloads() {
  downloads.abort();
  downloads = new AbortController();
}

/**
 * Stores an opened article. A page sends several messages while it loads. They are handled one after another, so that nothing
 * is fetched twice.
 */
export function keepArticle(message: KeepArticle, listOpen: ListOpen): Promise<void> {
  const { articleId } = message.article;
  const before = turns.get(articleId) ?? Promise.resolve();
  const turn = before.catch(() => {}).then(() => keep(message, listOpen));
  turns.set(articleId, turn);
  return turn;
}

/** Stores the answers the page has fetched, the audio as one file, and the answers every page needs. */
async function keep({ article, answers, audioUrl }: KeepArticle, listOpen: ListOpen) {
  const { userId, articleId } = article;
  const generation = readGeneration();
  // A page may still be open after another user has signed in, so the server is asked who is signed in.
  if ((await findOwner()) !== userId) await fetchAndLearn('/api/session', '/api/session');
  if ((await findOwner()) !== userId) return;

  const keepBody = async (path: string, body: Blob) => {
    if (isSameGeneration(generation)) await keepWithinQuota(article, () => keepAnswer(userId, path, body), listOpen);
  };
  let bytes = 0;
  for (const [path, answer] of Object.entries(answers)) {
    const body = new Blob([JSON.stringify(answer)], { type: 'application/json' });
    bytes += body.size;
    await keepBody(path, body);
  }
  const before = await findKeptArticle(userId, articleId);
  const note = async (audio: { bytes: number } | undefined) => {
    const kept: KeptArticle = {
      ...article,
      openedAt: Date.now(),
      bytes: bytes + (audio?.bytes ?? 0),
      hasSound: audio !== undefined,
    };
    if (isSameGeneration(generation)) await noteKeptArticle(kept);
  };
  await note(before?.hasSound ? { bytes: Math.max(before.bytes - bytes, 0) } : undefined);
  if (audioUrl !== undefined) {
    const audio = await loadAudio(audioUrl);
    if (audio !== undefined) {
      await keepBody(audioUrl, audio);
      const isOldAudio = (path: string) => path.endsWith('.mp3') && path !== audioUrl && isOfArticle(articleId)(path);
      await dropAnswers(userId, isOldAudio);
      await note({ bytes: audio.size });
    }
  }
  for (const path of basics) {
    if ((await findAnswer(path)) === undefined) await fetchAndLearn(path, path).catch(() => {});
  }
  await dropOldest(userId, await listOpen());
}

/** Loads the complete file, because seeking needs all of it. */
async function loadAudio(audioUrl: string): Promise<Blob | undefined> {
  const kept = await findAnswer(audioUrl);
  if (kept !== undefined) return kept.blob();
  try {
    const response = await fetch(audioUrl, { signal: downloads.signal });
    return response.status === 200 ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * If storage is full, deletes stored articles until there is enough space: those opened longest ago first, but never an open
 * one. If that is not enough, the rest is not stored.
 */
async function keepWithinQuota(
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
    await removeKeptArticle(article.userId, oldest.articleId);
    await keepWithinQuota(article, write, listOpen);
  }
}

async function dropOldest(userId: string, open: string[]) {
  let bytesLeft = mostBytes;
  for (const [index, { articleId, bytes }] of (await listKeptArticles(userId)).entries()) {
    bytesLeft -= bytes;
    if ((index >= mostArticles || bytesLeft < 0) && !open.includes(articleId))
      await removeKeptArticle(userId, articleId);
  }
}

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
import { isSameEra, readEra } from './era.ts';

const mostArticles = 30;
const mostBytes = 200_000_000;

type ListOpen = () => Promise<string[]>;
const turns = new Map<string, Promise<void>>();

/** Keeps an opened article. A page tells of it several times while it learns more: one after the other, so that nothing is fetched twice. */
export function keepArticle(message: KeepArticle, listOpen: ListOpen): Promise<void> {
  const { articleId } = message.article;
  const before = turns.get(articleId) ?? Promise.resolve();
  const turn = before.catch(() => {}).then(() => keep(message, listOpen));
  turns.set(articleId, turn);
  return turn;
}

/** What the page has read of it, its sound as one file, and what every page needs. */
async function keep({ article, answers, audioUrl }: KeepArticle, listOpen: ListOpen) {
  const { userId, articleId } = article;
  const era = readEra();
  // A page may outlive its user, so the server says whose device this is.
  if ((await findOwner()) !== userId) await fetchAndLearn('/api/session', '/api/session');
  if ((await findOwner()) !== userId) return;

  const keepBody = async (path: string, body: Blob) => {
    if (isSameEra(era)) await keepWithinQuota(article, () => keepAnswer(userId, path, body), listOpen);
  };
  let bytes = 0;
  for (const [path, answer] of Object.entries(answers)) {
    const body = new Blob([JSON.stringify(answer)], { type: 'application/json' });
    bytes += body.size;
    await keepBody(path, body);
  }
  const before = await findKeptArticle(userId, articleId);
  const note = async (sound: { bytes: number } | undefined) => {
    const kept: KeptArticle = {
      ...article,
      openedAt: Date.now(),
      bytes: bytes + (sound?.bytes ?? 0),
      hasSound: sound !== undefined,
    };
    if (isSameEra(era)) await noteKeptArticle(kept);
  };
  await note(before?.hasSound ? { bytes: Math.max(before.bytes - bytes, 0) } : undefined);
  if (audioUrl !== undefined) {
    const sound = await loadSound(audioUrl);
    if (sound !== undefined) {
      await keepBody(audioUrl, sound);
      const isOldSound = (path: string) => path.endsWith('.mp3') && path !== audioUrl && isOfArticle(articleId)(path);
      await dropAnswers(userId, isOldSound);
      await note({ bytes: sound.size });
    }
  }
  for (const path of basics) {
    if ((await findAnswer(path)) === undefined) await fetchAndLearn(path, path).catch(() => {});
  }
  await dropOldest(userId, await listOpen());
}

/** As a whole: a part of it could not be sought in later. */
async function loadSound(audioUrl: string): Promise<Blob | undefined> {
  const kept = await findAnswer(audioUrl);
  if (kept !== undefined) return kept.blob();
  try {
    const response = await fetch(audioUrl);
    return response.status === 200 ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}

/** A full device gives up what was opened longest ago, never what is being read; if that is not enough, the rest is not kept. */
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
  let room = mostBytes;
  for (const [index, { articleId, bytes }] of (await listKeptArticles(userId)).entries()) {
    room -= bytes;
    if ((index >= mostArticles || room < 0) && !open.includes(articleId)) await removeKeptArticle(userId, articleId);
  }
}

import * as v from 'valibot';
import { titleNumber } from '../../domain/reader/definition/definition.ts';
import { dropAnswers, findAnswer, findOwner, keepAnswer } from '../device/kept-answers.ts';
import {
  dropEarlierText,
  findKeptArticle,
  isOfCopy,
  type KeptArticle,
  noteKeptArticle,
  pathOfArticle,
  pathOfCopy,
} from '../device/kept-articles.ts';
import type { KeepArticle } from '../device/worker-messages.ts';
import { basics, fetchAndLearn } from './answer-from-device.ts';
import { downloadSignal } from './downloads.ts';
import { inTurn } from './in-turn.ts';
import { keepWords } from './keep-words.ts';
import { dropOldest, keepWithinQuota, type ListOpen } from './make-room.ts';
import { findNativeLanguage } from './native-language.ts';
import { isSameGeneration, readGeneration } from './sign-in-generation.ts';

// The copies whose words this worker has stored. The key is the path of the text. The value is a hash of the native language and of the text that was stored.
const withWords = new Map<string, string>();

/**
 * Stores an opened article, and then its words, which may take longer. A page sends several messages while it loads. The
 * messages are handled one after another, so that nothing is fetched twice.
 */
export async function keepArticle(message: KeepArticle, listOpen: ListOpen): Promise<void> {
  const { article, answers } = message;
  const { userId, articleId } = article;
  await inTurn(articleId, () => keep(message, listOpen));
  const text = await hash(JSON.stringify([await findNativeLanguage(), answers[pathOfArticle(articleId)]]));
  await inTurn('words', async () => {
    // Words that were stored before may be gone: they are removed from the device together with their article.
    const hasWords = (await findKeptArticle(userId, article))?.definitionBytes !== undefined;
    if (hasWords && withWords.get(pathOfCopy(article)) === text) return;
    if (await keepWords(article, listOpen)) withWords.set(pathOfCopy(article), text);
  });
}

async function hash(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(digest).join();
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
    await keepBody(path === pathOfArticle(articleId) ? pathOfCopy(article) : path, body);
  }
  await dropEarlierText(userId, article);
  const before = await findKeptArticle(userId, article);
  const definitionBytes = before?.definitionBytes;
  bytes += definitionBytes ?? 0;
  const note = async (audio: { bytes: number } | undefined) => {
    const kept: KeptArticle = {
      ...article,
      openedAt: Date.now(),
      bytes: bytes + (audio?.bytes ?? 0),
      definitionBytes,
      hasSound: audio !== undefined,
    };
    if (isSameGeneration(generation)) await noteKeptArticle(kept);
  };
  await note(before?.hasSound ? { bytes: Math.max(before.bytes - bytes, 0) } : undefined);
  if (audioUrl !== undefined) {
    const audio = await loadAudio(audioUrl);
    if (audio !== undefined) {
      await keepBody(audioUrl, audio);
      await note({ bytes: audio.size });
      const title = await loadTitle(article).catch(() => undefined);
      if (title !== undefined) {
        await keepBody(title.path, title.answer);
        await keepBody(title.audioUrl, title.audio);
        await note({ bytes: audio.size + title.answer.size + title.audio.size });
      }
      const isOldAudio = (path: string) =>
        path.endsWith('.mp3') && path !== audioUrl && path !== title?.audioUrl && isOfCopy(article)(path);
      await dropAnswers(userId, isOldAudio);
    }
  }
  for (const path of basics) {
    if ((await findAnswer(path)) === undefined) await fetchAndLearn(path, path).catch(() => {});
  }
  await dropOldest(userId, await listOpen());
}

const clipSchema = v.object({ audioUrl: v.string() });

/** The audio of the title, which is not part of the narration. Undefined if it cannot be loaded. */
async function loadTitle({ articleId, language }: KeepArticle['article']) {
  const path = `/api/articles/${articleId}/narration/${language}/sentences/${titleNumber}`;
  const response = (await findAnswer(path)) ?? (await fetch(path, { signal: downloadSignal() }));
  if (response.status !== 200) return undefined;
  const answer = await response.blob();
  const { audioUrl } = v.parse(clipSchema, JSON.parse(await answer.text()));
  const audio = await loadAudio(audioUrl);
  return audio && { path, answer, audioUrl, audio };
}

/** Loads the complete file, because seeking needs all of it. */
async function loadAudio(audioUrl: string): Promise<Blob | undefined> {
  const kept = await findAnswer(audioUrl);
  if (kept !== undefined) return kept.blob();
  try {
    const response = await fetch(audioUrl, { signal: downloadSignal() });
    return response.status === 200 ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}

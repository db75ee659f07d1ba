import * as v from 'valibot';
import { saveWordSchema } from '../../domain/learning/saved-word.ts';
import { toWordAtSearch } from '../../domain/reader/definition/word-place.ts';
import { findAnswer, keepAnswer, listAnswers } from '../device/kept-answers.ts';
import { isSameGeneration, readGeneration } from './sign-in-generation.ts';

interface LearningWrite {
  userId: string;
  path: string;
  body: unknown;
  /** The answer of the server. Undefined if the write waits in the outbox. */
  response?: Response;
}

const settleMs = 1500;
let settling: ReturnType<typeof setTimeout> | undefined;

/**
 * Updates the stored answers after a word was looked up or saved, or a card was graded. Without this, the device would show an
 * outdated state offline.
 */
export async function renewLearning(write: LearningWrite) {
  const { userId, path, response } = write;
  if (path === '/api/learning/words') await renewWordAt(write);
  else if (path !== '/api/learning/reviews') return;
  if (response === undefined) return;
  // Debounce: after several writes in a row, the lists are fetched once.
  clearTimeout(settling);
  settling = setTimeout(() => {
    renewLists(userId).catch((error) => console.warn('Not renewed:', error));
  }, settleMs);
}

const savedSchema = v.object({ word: v.nullable(v.looseObject({ state: v.string() })) });

/** Updates the stored API response that says whether the word at this position is saved. */
async function renewWordAt({ userId, body, response }: LearningWrite) {
  const { success, output: saving } = v.safeParse(saveWordSchema, body);
  if (!success) return;
  const { articleId, unit, sense } = saving;
  const path = `/api/learning/words/at?${new URLSearchParams(toWordAtSearch({ articleId, selection: saving, unit, sense }))}`;
  const kept = await findAnswer(path);
  // No response is stored for a word that was first looked up offline. A response is created when the word is saved.
  if (kept === undefined && !isSaved(saving)) return;
  const before = kept ? v.parse(v.looseObject({}), await kept.json()) : { word: null, isKnown: false };
  const change = response ? toSaved(v.parse(savedSchema, await response.json())) : toWaiting(saving);
  const answer = JSON.stringify({ ...before, ...change });
  await keepAnswer(userId, path, new Blob([answer], { type: 'application/json' }));
}

const toSaved = ({ word }: v.InferOutput<typeof savedSchema>) => ({
  word,
  isKnown: word?.state === 'learned',
  waitingAs: undefined,
});

type Saving = v.InferOutput<typeof saveWordSchema>;

const isSaved = ({ as }: Saving) => as === 'save' || as === 'known';

const toWaiting = (saving: Saving) => {
  if (!isSaved(saving)) return {};
  return saving.as === 'known' ? { isKnown: true } : { waitingAs: saving.as };
};

/** Fetches the stored word lists and review queues again. */
async function renewLists(userId: string) {
  const generation = readGeneration();
  const lists = (await listAnswers(userId)).filter((path) => /^\/api\/learning\/(words|review)\?/.test(path));
  for (const path of lists) {
    const response = await fetch(path);
    if (!response.ok || response.headers.get('x-viewer') !== userId || !isSameGeneration(generation)) return;
    await keepAnswer(userId, path, await response.blob());
  }
}

import { findWhole } from '../platform/file-store/file-store.ts';
import { frameBytes } from '../platform/narrator/mp3-format.ts';
import type { Narrator, SpokenSentence, Urgency, Voice } from '../platform/narrator/narrator.ts';
import type { Services } from '../services.ts';
import { listNarratedSentences, type NarratedSentence, storeNarratedSentence } from './narration-queries.ts';
import type { PlannedSentence } from './plan-narration.ts';

type Needed = Pick<Services, 'db' | 'files' | 'narrator' | 'now'>;

interface Wanted {
  voice: Voice;
  sentence: PlannedSentence;
  urgency: Urgency;
  signal?: AbortSignal | undefined;
}

// What is being spoken just now, so that two who want the same sentence at the same time get one.
const underWay = new WeakMap<Narrator, Map<string, Promise<SpokenSentence>>>();

export const sentenceKey = (hash: string) => `sentences/${hash}.mp3`;

/** The sentence as it was kept, or else spoken now and kept. */
export async function narrateSentence(services: Needed, wanted: Wanted): Promise<SpokenSentence> {
  const [kept] = await listNarratedSentences(services, [wanted.sentence.hash]);
  return (kept && (await findSpoken(services, kept))) ?? speakOnce(services, wanted);
}

/** Undefined if its file has gone: then it is spoken again. */
export async function findSpoken({ files }: Pick<Services, 'files'>, kept: NarratedSentence) {
  const frames = await findWhole(files, sentenceKey(kept.hash));
  const { startSeconds, endSeconds, words } = kept;
  return frames?.length === kept.frameCount * frameBytes ? { frames, startSeconds, endSeconds, words } : undefined;
}

function speakOnce(services: Needed, wanted: Wanted) {
  const spoken = underWay.get(services.narrator) ?? new Map<string, Promise<SpokenSentence>>();
  underWay.set(services.narrator, spoken);
  // Whoever waits for this sentence does not wait for one that was asked for ahead and still stands in the queue.
  const key = `${wanted.urgency} ${wanted.sentence.hash}`;
  const begun = spoken.get(key) ?? speak(services, wanted).finally(() => spoken.delete(key));
  spoken.set(key, begun);
  return begun;
}

async function speak(services: Needed, { voice, sentence, urgency, signal }: Wanted) {
  const spoken = await voice.speak(sentence, { urgency, signal });
  await services.files.put(sentenceKey(sentence.hash), spoken.frames);
  const { startSeconds, endSeconds, words } = spoken;
  const frameCount = spoken.frames.length / frameBytes;
  await storeNarratedSentence(services, { hash: sentence.hash, frameCount, startSeconds, endSeconds, words });
  return spoken;
}

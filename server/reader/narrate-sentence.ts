import { findWhole } from '../platform/file-store/file-store.ts';
import { frameBytes } from '../platform/narrator/mp3-format.ts';
import {
  type Asking,
  type Narrator,
  rankOf,
  type SpokenSentence,
  type Urgency,
  type Voice,
} from '../platform/narrator/narrator.ts';
import type { Services } from '../services.ts';
import { listNarratedSentences, type NarratedSentence, storeNarratedSentence } from './narration-queries.ts';
import type { PlannedSentence } from './plan-narration.ts';

type Needed = Pick<Services, 'db' | 'files' | 'narrator' | 'now'>;

interface Wanted {
  voice: Voice;
  sentence: PlannedSentence;
  urgency: Urgency;
  /** Anybody may hear it. */
  isPublic?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

interface Speaking {
  asking: Asking;
  spoken: Promise<SpokenSentence>;
}

// What is being spoken just now, so that two who want the same sentence at the same time get one.
const underWay = new WeakMap<Narrator, Map<string, Speaking>>();

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

async function speakOnce(services: Needed, wanted: Wanted): Promise<SpokenSentence> {
  const { voice, sentence, urgency, isPublic, signal } = wanted;
  const speaking = underWay.get(services.narrator) ?? new Map<string, Speaking>();
  underWay.set(services.narrator, speaking);
  const known = speaking.get(sentence.hash);
  if (known !== undefined) {
    if (rankOf(urgency) < rankOf(known.asking.urgency)) known.asking.urgency = urgency;
    const spoken = await known.spoken.catch(() => undefined);
    // Whoever began it may have left or failed; that is no reason to go without.
    return spoken ?? speakOnce(services, wanted);
  }
  const asking = { urgency, signal };
  const spoken = speak(services, { voice, sentence, asking, isPublic }).finally(() => speaking.delete(sentence.hash));
  speaking.set(sentence.hash, { asking, spoken });
  return spoken;
}

interface Beginning {
  voice: Voice;
  sentence: PlannedSentence;
  asking: Asking;
  isPublic: boolean | undefined;
}

async function speak(services: Needed, { voice, sentence, asking, isPublic = false }: Beginning) {
  const { hash } = sentence;
  const unstored = unstoredOf(services);
  const spoken = unstored.get(hash) ?? (await speakIfStorable(services, { voice, sentence, asking }));
  unstored.set(hash, spoken);
  const { startSeconds, endSeconds, words } = spoken;
  const frameCount = spoken.frames.length / frameBytes;
  // The row first: a file without one would be swept by nobody.
  await storeNarratedSentence(services, { hash, frameCount, startSeconds, endSeconds, words, isPublic });
  await services.files.put(sentenceKey(hash), spoken.frames);
  unstored.delete(hash);
  return spoken;
}

/** A voice may be paid by the word, so nothing is spoken that cannot be stored. */
async function speakIfStorable({ files }: Needed, { voice, sentence, asking }: Omit<Beginning, 'isPublic'>) {
  await files.check();
  return voice.speak(sentence, asking);
}

// About ten megabytes.
const mostUnstored = 500;

/** What was spoken while the storage was failing. It is stored when it is next asked for, instead of being spoken again. */
const unstoredByNarrator = new WeakMap<Narrator, Map<string, SpokenSentence>>();

function unstoredOf({ narrator }: Needed) {
  const unstored = unstoredByNarrator.get(narrator) ?? new Map<string, SpokenSentence>();
  unstoredByNarrator.set(narrator, unstored);
  for (const oldest of unstored.keys()) {
    if (unstored.size < mostUnstored) break;
    unstored.delete(oldest);
  }
  return unstored;
}

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

async function speakOnce(services: Needed, { voice, sentence, urgency, signal }: Wanted): Promise<SpokenSentence> {
  const speaking = underWay.get(services.narrator) ?? new Map<string, Speaking>();
  underWay.set(services.narrator, speaking);
  const known = speaking.get(sentence.hash);
  if (known !== undefined) {
    if (rankOf(urgency) < rankOf(known.asking.urgency)) known.asking.urgency = urgency;
    const spoken = await known.spoken.catch(() => undefined);
    // Whoever began it may have left or failed; that is no reason to go without.
    return spoken ?? speakOnce(services, { voice, sentence, urgency, signal });
  }
  const asking = { urgency, signal };
  const spoken = speak(services, { voice, sentence, asking }).finally(() => speaking.delete(sentence.hash));
  speaking.set(sentence.hash, { asking, spoken });
  return spoken;
}

interface Beginning {
  voice: Voice;
  sentence: PlannedSentence;
  asking: Asking;
}

async function speak(services: Needed, { voice, sentence, asking }: Beginning) {
  const spoken = await voice.speak(sentence, asking);
  await services.files.put(sentenceKey(sentence.hash), spoken.frames);
  const { startSeconds, endSeconds, words } = spoken;
  const frameCount = spoken.frames.length / frameBytes;
  await storeNarratedSentence(services, { hash: sentence.hash, frameCount, startSeconds, endSeconds, words });
  return spoken;
}

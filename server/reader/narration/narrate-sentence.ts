import { findWholeFile } from '../../platform/file-store/file-store.ts';
import { frameBytes } from '../../platform/narrator/mp3-format.ts';
import {
  type Narrator,
  rankOf,
  type SpeakOptions,
  type SpokenSentence,
  type Urgency,
  type Voice,
} from '../../platform/narrator/narrator.ts';
import type { Services } from '../../services.ts';
import { listNarratedSentences, type NarratedSentence, storeNarratedSentence } from './narration-queries.ts';
import type { PlannedSentence } from './plan-narration.ts';

type Deps = Pick<Services, 'db' | 'files' | 'narrator' | 'now'>;

interface SentenceRequest {
  voice: Voice;
  sentence: PlannedSentence;
  urgency: Urgency;
  /** Whether the sentence is part of a public sample. */
  isPublic?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

interface InFlight {
  options: SpeakOptions;
  spoken: Promise<SpokenSentence>;
}

// Single flight: concurrent requests for the same sentence share one result.
const inFlightByNarrator = new WeakMap<Narrator, Map<string, InFlight>>();

export const sentenceKey = (hash: string) => `sentences/${hash}.mp3`;

/** Returns the stored audio of the sentence, or makes and stores it. */
export async function narrateSentence(services: Deps, request: SentenceRequest): Promise<SpokenSentence> {
  const [kept] = await listNarratedSentences(services, [request.sentence.hash]);
  return (kept && (await findSpoken(services, kept))) ?? speakOnce(services, request);
}

/** Undefined if the file is missing or incomplete. In that case the sentence is narrated again. */
export async function findSpoken({ files }: Pick<Services, 'files'>, kept: NarratedSentence) {
  const mp3Frames = await findWholeFile(files, sentenceKey(kept.hash));
  const { startSeconds, endSeconds, words } = kept;
  return mp3Frames?.length === kept.frameCount * frameBytes
    ? { mp3Frames, startSeconds, endSeconds, words }
    : undefined;
}

async function speakOnce(services: Deps, request: SentenceRequest): Promise<SpokenSentence> {
  const { voice, sentence, urgency, isPublic, signal } = request;
  const inFlight = inFlightByNarrator.get(services.narrator) ?? new Map<string, InFlight>();
  inFlightByNarrator.set(services.narrator, inFlight);
  const known = inFlight.get(sentence.hash);
  if (known !== undefined) {
    if (rankOf(urgency) < rankOf(known.options.urgency)) known.options.urgency = urgency;
    const spoken = await known.spoken.catch(() => undefined);
    // The request that started the work was aborted or failed, so this request tries again.
    return spoken ?? speakOnce(services, request);
  }
  const options = { urgency, signal };
  const spoken = speak(services, { voice, sentence, options, isPublic }).finally(() => inFlight.delete(sentence.hash));
  inFlight.set(sentence.hash, { options, spoken });
  return spoken;
}

interface SpeakRequest {
  voice: Voice;
  sentence: PlannedSentence;
  options: SpeakOptions;
  isPublic: boolean | undefined;
}

async function speak(services: Deps, { voice, sentence, options, isPublic = false }: SpeakRequest) {
  const { hash } = sentence;
  const unstored = unstoredOf(services);
  const spoken = unstored.get(hash) ?? (await speakIfStorable(services, { voice, sentence, options }));
  unstored.set(hash, spoken);
  const { startSeconds, endSeconds, words } = spoken;
  const frameCount = spoken.mp3Frames.length / frameBytes;
  // The row is stored before the file: the cleanup would never find a file without a row.
  await storeNarratedSentence(services, { hash, frameCount, startSeconds, endSeconds, words, isPublic });
  // A listener waits for this write, so the file may be lost in a crash. `findSpoken` detects a lost file.
  await services.files.put(sentenceKey(hash), spoken.mp3Frames, { mayBeLost: true });
  unstored.delete(hash);
  return spoken;
}

/** Checks the file store before the voice speaks: a hosted voice costs money, so it must be possible to store the audio. */
async function speakIfStorable({ files }: Deps, { voice, sentence, options }: Omit<SpeakRequest, 'isPublic'>) {
  await files.check();
  return voice.speak(sentence, options);
}

// How many sentences are kept in memory because they could not be stored: about 10 MB.
const mostUnstored = 500;

/** Audio that could not be stored. It is stored on the next request instead of being paid for again. */
const unstoredByNarrator = new WeakMap<Narrator, Map<string, SpokenSentence>>();

function unstoredOf({ narrator }: Deps) {
  const unstored = unstoredByNarrator.get(narrator) ?? new Map<string, SpokenSentence>();
  unstoredByNarrator.set(narrator, unstored);
  for (const oldest of unstored.keys()) {
    if (unstored.size < mostUnstored) break;
    unstored.delete(oldest);
  }
  return unstored;
}

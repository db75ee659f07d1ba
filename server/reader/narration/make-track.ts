import { AppError } from '../../../domain/app-error.ts';
import { type Urgency, VoiceFailed, voicesFor } from '../../platform/narrator/narrator.ts';
import type { Services } from '../../services.ts';
import { assembleTrack } from './assemble-track.ts';
import { findTrack, trackKey } from './find-track.ts';
import { mapInParallel } from './map-in-parallel.ts';
import { findSpoken, narrateSentence } from './narrate-sentence.ts';
import { findParagraphs, listNarratedSentences, storeTrack, type VersionKey } from './narration-queries.ts';
import { type NarrationPlan, type PlannedSentence, planNarration } from './plan-narration.ts';

type Deps = Pick<Services, 'db' | 'files' | 'log' | 'narrator' | 'now'>;

export interface MakingContext {
  /** May be raised while the audio file is being made. */
  urgency: Urgency;
  /** Where a reader opened the article, counted from 1. This sentence is made first. */
  startSentence: number | undefined;
  signal: AbortSignal;
  report: (progress: { madeCount: number; sentenceCount: number }) => void;
}

/**
 * Makes the audio file of a whole article in one language. Tries the voices in order. After a failure, the next voice
 * narrates the whole article, so that all sentences have the same voice.
 */
export async function makeTrack(services: Deps, version: VersionKey, context: MakingContext) {
  const paragraphs = await findParagraphs(services, version);
  if (paragraphs === undefined) throw new AppError('not-found');
  const plans = voicesFor(services.narrator, version.language).map((voice) =>
    planNarration(paragraphs, version.language, voice),
  );
  if (plans.length === 0) throw new AppError('narration-unavailable');
  const found = await findTrack(services, plans);
  if (found !== undefined && !found.isStale) return found;
  let failure: unknown;
  for (const plan of plans) {
    try {
      return await speakTrack(services, { version, plan, context });
    } catch (error) {
      if (!(error instanceof VoiceFailed) || context.signal.aborted) throw error;
      services.log.warn({ err: error, ...version, voice: plan.voice.idFor(version.language) }, 'narration failed');
      failure = error;
    }
  }
  throw new AppError('narration-failed', undefined, { cause: failure });
}

interface TrackRequest {
  version: VersionKey;
  plan: NarrationPlan;
  context: MakingContext;
}

async function speakTrack(services: Deps, { version, plan, context }: TrackRequest) {
  const { voice, sentences, trackHash } = plan;
  const sentenceHashes = sentences.map(({ hash }) => hash);
  const kept = new Map((await listNarratedSentences(services, sentenceHashes)).map((row) => [row.hash, row]));
  const opening = context.startSentence === undefined ? undefined : sentences[context.startSentence - 1];
  // The sentence at which the article was opened is spoken alone: the reader may press play at once, and work on other cores
  // would slow it down. If it fails, the loop below tries again and handles the failure.
  if (opening !== undefined && !kept.has(opening.hash)) {
    const request = { voice, sentence: opening, urgency: 'first', signal: context.signal } as const;
    await narrateSentence(services, request).catch(() => {});
  }
  let madeCount = 0;
  const spoken = await mapInParallel(sentences, voice.concurrency, async (sentence: PlannedSentence) => {
    context.signal.throwIfAborted();
    const row = kept.get(sentence.hash);
    const spokenSentence =
      (row && (await findSpoken(services, row))) ??
      (await narrateSentence(services, { voice, sentence, urgency: context.urgency, signal: context.signal }));
    madeCount += 1;
    context.report({ madeCount, sentenceCount: sentences.length });
    return { ...spokenSentence, pauseFrames: sentence.pauseFrames };
  });
  const { content, ...times } = assembleTrack(spoken);
  // The row is stored before the file: the cleanup would never find a file without a row.
  await storeTrack(services, { hash: trackHash, ...version, sentenceHashes, ...times });
  await services.files.put(trackKey(trackHash), content);
  return { hash: trackHash, ...times };
}

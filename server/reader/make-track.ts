import { AppError } from '../../domain/app-error.ts';
import { type Urgency, VoiceFailed } from '../platform/narrator/narrator.ts';
import type { Services } from '../services.ts';
import { assembleTrack } from './assemble-track.ts';
import { findTrack, trackKey } from './find-track.ts';
import { mapInParallel } from './map-in-parallel.ts';
import { findSpoken, narrateSentence } from './narrate-sentence.ts';
import { findParagraphs, listNarratedSentences, storeTrack, type VersionKey } from './narration-queries.ts';
import { type NarrationPlan, type PlannedSentence, planNarration } from './plan-narration.ts';

type Needed = Pick<Services, 'db' | 'files' | 'log' | 'narrator' | 'now'>;

export interface MakingContext {
  /** May become sooner while the work is under way. */
  urgency: Urgency;
  signal: AbortSignal;
  report: (progress: { madeCount: number; sentenceCount: number }) => void;
}

/** The best voice that speaks the version to its end. Two voices in one version would startle whoever listens, so the next one begins anew. */
export async function makeTrack(services: Needed, version: VersionKey, context: MakingContext) {
  const paragraphs = await findParagraphs(services, version);
  if (paragraphs === undefined) throw new AppError('not-found');
  const plans = services.narrator.voices.map((voice) => planNarration(paragraphs, version.language, voice));
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

interface Making {
  version: VersionKey;
  plan: NarrationPlan;
  context: MakingContext;
}

async function speakTrack(services: Needed, { version, plan, context }: Making) {
  const { voice, sentences, trackHash } = plan;
  const sentenceHashes = sentences.map(({ hash }) => hash);
  const kept = new Map((await listNarratedSentences(services, sentenceHashes)).map((row) => [row.hash, row]));
  let madeCount = 0;
  const spoken = await mapInParallel(sentences, voice.concurrency, async (sentence: PlannedSentence) => {
    context.signal.throwIfAborted();
    const row = kept.get(sentence.hash);
    const heard =
      (row && (await findSpoken(services, row))) ??
      (await narrateSentence(services, { voice, sentence, urgency: context.urgency, signal: context.signal }));
    madeCount += 1;
    context.report({ madeCount, sentenceCount: sentences.length });
    return { ...heard, pauseFrames: sentence.pauseFrames };
  });
  const { content, ...times } = assembleTrack(spoken);
  // The row first: a file without one would be swept by nobody.
  await storeTrack(services, { hash: trackHash, ...version, sentenceHashes, ...times });
  await services.files.put(trackKey(trackHash), content);
  return { hash: trackHash, ...times };
}

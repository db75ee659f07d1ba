import { AppError } from '../../../domain/app-error.ts';
import type { NarrationState } from '../../../domain/reader/listening/narration.ts';
import { isBuiltIn } from '../../platform/narrator/built-in-voice.ts';
import type { Services } from '../../services.ts';
import { findTrack } from './find-track.ts';
import { listNarratedHashes, type VersionKey } from './narration-queries.ts';
import type { NarrationPlan } from './plan-narration.ts';
import { hasJustFailed, prepareNarration } from './prepare-narration.ts';

type Deps = Pick<Services, 'config' | 'db' | 'files' | 'jobs' | 'log' | 'narrator' | 'now'>;

/** Returns the narration or its progress, and starts making it if it is missing. */
export async function findNarration(
  services: Deps,
  version: VersionKey,
  plans: NarrationPlan[],
): Promise<NarrationState> {
  const [best] = plans;
  if (best === undefined) throw new AppError('narration-unavailable');
  const track = await findTrack(services, plans);
  if (track === undefined) await services.files.check();
  if (track === undefined && (await hasJustFailed(services, version))) throw new AppError('narration-failed');
  if (track === undefined || track.isStale) prepareNarration(services, { ...version, urgency: 'soon' });
  const sentenceCount = best.sentences.length;
  const plan = plans.find(({ trackHash }) => trackHash === track?.hash) ?? best;
  const speaker = {
    voice: isBuiltIn(plan.voice) ? 'built-in' : 'hosted',
    voiceName: plan.voice.nameFor?.(version.language) ?? null,
  } as const;
  if (track !== undefined) {
    const { hash, durationSeconds, sentences } = track;
    return {
      narration: { audioUrl: audioUrlOf(version, hash), durationSeconds, sentences },
      madeCount: sentenceCount,
      sentenceCount,
      ...speaker,
    };
  }
  return { narration: null, madeCount: await countMade(services, plans), sentenceCount, ...speaker };
}

export const audioUrlOf = ({ articleId, language }: VersionKey, hash: string) =>
  `/api/articles/${articleId}/narration/${language}/audio/${hash}.mp3`;

/** The progress of the voice that has narrated the most sentences. */
async function countMade(services: Deps, plans: NarrationPlan[]) {
  const hashes = plans.flatMap(({ sentences }) => sentences.map(({ hash }) => hash));
  const made = new Set(await listNarratedHashes(services, hashes));
  return Math.max(...plans.map(({ sentences }) => sentences.filter(({ hash }) => made.has(hash)).length));
}

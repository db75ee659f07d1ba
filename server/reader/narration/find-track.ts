import { frameSeconds } from '../../../domain/reader/listening/seek-seconds.ts';
import { frameBytes } from '../../platform/narrator/mp3-format.ts';
import type { Services } from '../../services.ts';
import { listTracks } from './narration-queries.ts';
import type { NarrationPlan } from './plan-narration.ts';

// If a track (audio file of a whole article) has a fallback voice, the better voices are tried again after this time.
const fallbackVoiceMs = 3_600_000;

export const trackKey = (hash: string) => `narrations/${hash}.mp3`;

/**
 * Finds the track (audio file of a whole article) in the best available voice. Undefined if there is none, or if its file is
 * missing or incomplete.
 */
export async function findTrack(services: Pick<Services, 'db' | 'files' | 'now'>, plans: NarrationPlan[]) {
  const tracks = await listTracks(
    services,
    plans.map(({ trackHash }) => trackHash),
  );
  for (const [index, plan] of plans.entries()) {
    const track = tracks.find(({ hash }) => hash === plan.trackHash);
    if (track === undefined) continue;
    const size = await services.files.findSize(trackKey(track.hash));
    const isWhole = size === Math.round(track.durationSeconds / frameSeconds) * frameBytes;
    const isStale = index > 0 && services.now().getTime() - track.madeAt.getTime() > fallbackVoiceMs;
    if (isWhole) return { ...track, isStale };
  }
  return undefined;
}

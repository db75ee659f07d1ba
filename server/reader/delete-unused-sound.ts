import type { Services } from '../services.ts';
import { trackKey } from './find-track.ts';
import { sentenceKey } from './narrate-sentence.ts';
import {
  deleteSentenceRow,
  deleteTrackRow,
  listUnusedSentences,
  listUnusedTracks,
  sweptAtATime,
} from './narration-queries.ts';

type Needed = Pick<Services, 'db' | 'files' | 'now'>;

const minuteMs = 60_000;
/** Together with the age below, nothing of a deleted private article is left after an hour. */
export const sweepSoundEveryMs = 20 * minuteMs;
// A version that is being narrated has sentences without a track.
const sentencesKeptMs = 30 * minuteMs;
// A listener may be at what was just replaced; and what the landing page plays is played again.
const keptMs = 24 * 60 * minuteMs;

/** Deletes the audio of texts that are gone or have changed. */
export async function deleteUnusedSound(services: Needed) {
  const ago = (ms: number) => new Date(services.now().getTime() - ms);
  // The file first: a row without a file is made anew, a file without a row would stay for ever.
  await sweep(
    () => listUnusedTracks(services, ago(keptMs)),
    async (hash) => {
      await services.files.delete(trackKey(hash));
      await deleteTrackRow(services, hash);
    },
  );
  await sweep(
    () => listUnusedSentences(services, { isPublic: ago(keptMs), isPrivate: ago(sentencesKeptMs) }),
    async (hash) => {
      await services.files.delete(sentenceKey(hash));
      await deleteSentenceRow(services, hash);
    },
  );
}

async function sweep(list: () => Promise<string[]>, remove: (hash: string) => Promise<void>) {
  for (let hashes = await list(); ; hashes = await list()) {
    for (const hash of hashes) await remove(hash);
    if (hashes.length < sweptAtATime) return;
  }
}

import type { Services } from '../services.ts';
import { trackKey } from './find-track.ts';
import { sentenceKey } from './narrate-sentence.ts';
import { deleteSentenceRow, deleteTrackRow, listUnusedSentences, listUnusedTracks } from './narration-queries.ts';

type Needed = Pick<Services, 'db' | 'files' | 'now'>;

// Somebody may be listening to what has just been replaced.
const keptMs = 24 * 3_600_000;

/** Deletes the sound of texts that are gone or have changed, so that nothing of a deleted article goes on sounding. */
export async function deleteUnusedSound(services: Needed) {
  const before = new Date(services.now().getTime() - keptMs);
  // The file first: a row without a file is made anew, a file without a row would stay for ever.
  for (const hash of await listUnusedTracks(services, before)) {
    await services.files.delete(trackKey(hash));
    await deleteTrackRow(services, hash);
  }
  for (const hash of await listUnusedSentences(services, before)) {
    await services.files.delete(sentenceKey(hash));
    await deleteSentenceRow(services, hash);
  }
}

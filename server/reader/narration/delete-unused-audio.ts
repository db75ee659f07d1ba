import type { Services } from '../../services.ts';
import { trackKey } from './find-track.ts';
import { sentenceKey } from './narrate-sentence.ts';
import {
  cleanupBatchSize,
  deleteSentenceRow,
  deleteTrackRow,
  listUnusedSentences,
  listUnusedTracks,
} from './narration-queries.ts';

type Deps = Pick<Services, 'db' | 'files' | 'now'>;

const minuteMs = 60_000;
/** This interval and `sentencesKeptMs` together ensure that the audio of a deleted private article is deleted within an hour. */
export const audioCleanupIntervalMs = 20 * minuteMs;
// Sentences that are in no track (audio file of a whole article) are kept for this time, because the narration of the
// article may still be in progress.
const sentencesKeptMs = 30 * minuteMs;
// How long unused audio is kept, except for the sentences of private articles. A user may still be listening to replaced
// audio, and other visitors of the landing page play the same sentences.
const keptMs = 24 * 60 * minuteMs;

/** Deletes the audio of deleted and changed texts. */
export async function deleteUnusedAudio(services: Deps) {
  const ago = (ms: number) => new Date(services.now().getTime() - ms);
  // Deletes the file before the row. A row without a file is repaired by narrating again, but a file without a row would stay
  // forever.
  await deleteInBatches(
    () => listUnusedTracks(services, ago(keptMs)),
    async (hash) => {
      await services.files.delete(trackKey(hash));
      await deleteTrackRow(services, hash);
    },
  );
  await deleteInBatches(
    () => listUnusedSentences(services, { isPublic: ago(keptMs), isPrivate: ago(sentencesKeptMs) }),
    async (hash) => {
      await services.files.delete(sentenceKey(hash));
      await deleteSentenceRow(services, hash);
    },
  );
}

async function deleteInBatches(list: () => Promise<string[]>, remove: (hash: string) => Promise<void>) {
  for (let hashes = await list(); ; hashes = await list()) {
    for (const hash of hashes) await remove(hash);
    if (hashes.length < cleanupBatchSize) return;
  }
}

import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { voicesFor } from '../../platform/narrator/narrator.ts';
import { listNarratedHashes } from '../../reader/narration-queries.ts';
import { listSentenceHashes } from '../../reader/plan-narration.ts';
import type { Services } from '../../services.ts';

type SpokenWord = Pick<SavedWord, 'id' | 'language' | 'sentence'>;

/**
 * Maps word ids to the audio of their sentences if a narration has already created it. Does not create audio, because a voice may
 * cost money.
 */
export async function findAudio(services: Pick<Services, 'db' | 'narrator'>, words: readonly SpokenWord[]) {
  const planned = words.map((word) => ({ word, hashes: listHashes(services, word) }));
  const made = new Set(
    await listNarratedHashes(
      services,
      planned.flatMap(({ hashes }) => hashes),
    ),
  );
  return new Map(
    planned.flatMap(({ word, hashes }) => {
      const hash = hashes.find((each) => made.has(each));
      return hash === undefined ? [] : [[word.id, `/api/learning/words/${word.id}/audio/${hash}.mp3`] as const];
    }),
  );
}

/** The hashes of the audio of a sentence, one per voice, the best voice first. */
export const listHashes = (
  { narrator }: Pick<Services, 'narrator'>,
  { language, sentence }: Omit<SpokenWord, 'id'>,
): string[] => (sentence === '' ? [] : listSentenceHashes(voicesFor(narrator, language), sentence, language));

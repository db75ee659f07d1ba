import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { isFree } from '../../platform/narrator/is-free.ts';
import { voicesFor } from '../../platform/narrator/narrator.ts';
import { narrateSentenceNow } from '../../reader/narration/narrate-sentence-now.ts';
import { listNarratedHashes } from '../../reader/narration/narration-queries.ts';
import { listSentenceHashes, planNarration } from '../../reader/narration/plan-narration.ts';
import type { Services } from '../../services.ts';

type SpokenWord = Pick<SavedWord, 'id' | 'language' | 'base' | 'sentence'>;

/**
 * Maps word ids to the audio of their sentences, if a narration has already created this audio. Creates no audio of
 * sentences, because a voice may cost money. A word without a sentence is spoken by a free voice, but only when its audio is
 * requested.
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
      const hash = planWord(services, word)?.sentences[0]?.hash ?? hashes.find((each) => made.has(each));
      return hash === undefined ? [] : [[word.id, `/api/learning/words/${word.id}/audio/${hash}.mp3`] as const];
    }),
  );
}

/** The hashes of the audio of a sentence, one per voice and speaker, the best voice first. */
export const listHashes = (
  { narrator }: Pick<Services, 'narrator'>,
  { language, sentence }: Pick<SpokenWord, 'language' | 'sentence'>,
): string[] => (sentence === '' ? [] : listSentenceHashes(voicesFor(narrator, language), sentence, language));

/**
 * The hash of a word's audio file. If the word has no sentence, its audio is created here. Undefined if there is no
 * audio.
 */
export async function findAudioHash(
  services: Pick<Services, 'db' | 'files' | 'narrator' | 'now'>,
  word: SpokenWord,
  file: string,
): Promise<string | undefined> {
  const isFile = (hash: string) => file === `${hash}.mp3`;
  const alone = planWord(services, word);
  if (!alone?.sentences.some(({ hash }) => isFile(hash))) return listHashes(services, word).find(isFile);
  return (await narrateSentenceNow(services, [alone], { number: 1 })).hash;
}

/**
 * How a free voice speaks a word without a sentence. Undefined for a word with a sentence, and if the language has no free
 * voice.
 */
function planWord({ narrator }: Pick<Services, 'narrator'>, { language, base, sentence }: SpokenWord) {
  const voice = sentence === '' ? voicesFor(narrator, language).find(isFree) : undefined;
  return voice && planNarration([[base]], language, voice);
}

import { type CountedText, isRareRank } from '../../../domain/creation/measure-level.ts';
import type { Language } from '../../../domain/language.ts';
import { listWordIds, loadWordIds } from '../../learning/words/word-queries.ts';
import type { LexiconService } from '../../platform/lexicon/lexicon.ts';
import type { RankedWordInSentence } from '../../platform/lexicon/lexicon-messages.ts';
import type { Services } from '../../services.ts';

/** The words of a sample of the text. Each array has one entry per word, in the same order. */
export interface Sample {
  /** The ids of the words; negative for words that are not stored (see `listWordIds`). */
  ids: number[];
  ranks: (number | null)[];
  /** How often each word occurs. An expression counts once for each of its words. */
  counts: number[];
  /**
   * How often each word occurs in one half of the sample (every second sentence). `estimateFit` uses it to estimate the
   * number of new words in the whole text.
   */
  halfCounts: number[];
  /** How many names and numbers the sample contains. */
  names: number;
  /**
   * The counts from which the level of the text is computed. Missing in samples that were stored by an earlier version of
   * Foxtale.
   */
  text?: CountedText;
  isWhole: boolean;
}

type CountedWord = NonNullable<RankedWordInSentence['word']> & { count: number; inHalf: number };

/** A sample as the lexicon counts it, without the ids of the words. */
export interface CountedSample {
  words: CountedWord[];
  names: number;
  text: CountedText;
  isWhole: boolean;
}

interface Text {
  sentences: readonly string[];
  language: Language;
  signal?: AbortSignal;
  /** At most this many sentences are counted. */
  most?: number;
}

// The batches are small, because a user's request for a definition waits until the current batch is done.
const batchSize = 20;

/** Lists the words of a sample of sentences, and stores those that are new. */
export async function takeSample(services: Pick<Services, 'db' | 'lexicon'>, text: Text): Promise<Sample> {
  const counted = await countSample(services, text);
  const { language } = text;
  const wanted = counted.words.map(({ base, partOfSpeech, rank }) => ({ base, partOfSpeech, rank, language }));
  return toSample(counted, await loadWordIds(services, language, wanted));
}

/** A counted sample with the ids of its words. Stores nothing. */
export const identifySample = async (services: Pick<Services, 'db'>, counted: CountedSample, language: Language) =>
  toSample(counted, await listWordIds(services, language, counted.words));

/** Counts the words of a sample of sentences. Counting all words of a novel would take the lexicon a minute. */
export async function countSample(
  { lexicon }: { lexicon: Pick<LexiconService, 'ask'> },
  { sentences: all, language, signal, most = 400 }: Text,
): Promise<CountedSample> {
  const sentences = chooseSentences(all, most);
  const words = new Map<string, CountedWord>();
  const text: CountedText = { sentences: sentences.length, words: 0, rareWords: 0 };
  let names = 0;
  for (let start = 0; start < sentences.length; start += batchSize) {
    signal?.throwIfAborted();
    const batch = sentences.slice(start, start + batchSize).map((sentence) => ({ [language]: sentence }));
    const listed = (await lexicon.ask('words', { sentences: batch, languages: [language] }))[language] ?? [];
    const found = listed.flatMap((places, index) => places.map((place) => ({ ...place, isInHalf: index % 2 === 0 })));
    for (const { word, runningWords, isInHalf } of found) {
      text.words += runningWords;
      if (word !== null && isRareRank(word.rank)) text.rareWords += runningWords;
      if (word === null) {
        names += runningWords;
        continue;
      }
      const key = `${word.partOfSpeech} ${word.base}`;
      const known = words.get(key) ?? { ...word, count: 0, inHalf: 0 };
      words.set(key, known);
      known.count += runningWords;
      if (isInHalf) known.inHalf += runningWords;
    }
  }
  return { words: [...words.values()], names, text, isWhole: sentences.length === all.length };
}

const toSample = ({ words, names, text, isWhole }: CountedSample, ids: number[]): Sample => ({
  ids,
  ranks: words.map(({ expectedRank }) => expectedRank),
  counts: words.map(({ count }) => count),
  halfCounts: words.map(({ inHalf }) => inHalf),
  names,
  text,
  isWhole,
});

/** Chooses sentences that are spread evenly over the whole text. */
function chooseSentences(all: readonly string[], most: number) {
  if (all.length <= most) return all;
  const step = all.length / most;
  return Array.from({ length: most }, (_, index) => all[Math.floor(index * step)] ?? '');
}

import { type CountedText, isRareRank } from '../../../domain/creation/measure-level.ts';
import type { PlannedPart } from '../../../domain/creation/plan-parts.ts';
import type { Language } from '../../../domain/language.ts';
import { loadWordIds } from '../../learning/words/word-queries.ts';
import type { RankedWordInSentence } from '../../platform/lexicon/lexicon-messages.ts';
import type { Services } from '../../services.ts';

/** The words of a sample of the text. Each array has one entry per word, in the same order. */
export interface Sample {
  ids: number[];
  ranks: (number | null)[];
  counts: number[];
  /**
   * How often each word occurs in one half of the sample (every second sentence). `estimateFit` uses it to estimate the
   * number of new words in the whole text.
   */
  halfCounts: number[];
  /** How many names and numbers the sample contains. */
  names: number;
  /** The counts from which the level is found. Missing in samples that were stored by an earlier version of Foxtale. */
  text?: CountedText;
  isWhole: boolean;
}

type CountedWord = NonNullable<RankedWordInSentence['word']> & { count: number; inHalf: number };

const mostSentences = 400;
// Small batches, because a definition that is requested meanwhile waits for the current batch.
const batchSize = 20;

/** Lists the words of a sample of sentences. Listing all words of a novel would take the lexicon a minute. */
export async function takeSample(
  services: Pick<Services, 'db' | 'lexicon'>,
  { parts, language, signal }: { parts: readonly PlannedPart[]; language: Language; signal: AbortSignal },
): Promise<Sample> {
  const all = parts.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences));
  const sentences = chooseSentences(all);
  const words = new Map<string, CountedWord>();
  const text: CountedText = { sentences: sentences.length, words: 0, rareWords: 0 };
  let names = 0;
  for (let start = 0; start < sentences.length; start += batchSize) {
    signal.throwIfAborted();
    const batch = sentences.slice(start, start + batchSize).map((sentence) => ({ [language]: sentence }));
    const listed = (await services.lexicon.ask('words', { sentences: batch, languages: [language] }))[language] ?? [];
    const found = listed.flatMap((places, index) => places.map((place) => ({ ...place, isInHalf: index % 2 === 0 })));
    for (const { word, runningWords, isInHalf } of found) {
      text.words += runningWords;
      if (word !== null && isRareRank(word.rank)) text.rareWords += runningWords;
      if (word === null) {
        names += 1;
        continue;
      }
      const key = `${word.partOfSpeech} ${word.base}`;
      const known = words.get(key) ?? { ...word, count: 0, inHalf: 0 };
      words.set(key, known);
      known.count += 1;
      if (isInHalf) known.inHalf += 1;
    }
  }
  const listedWords = [...words.values()];
  const wanted = listedWords.map(({ base, partOfSpeech, rank }) => ({ base, partOfSpeech, rank, language }));
  return {
    ids: await loadWordIds(services, language, wanted),
    ranks: listedWords.map(({ expectedRank }) => expectedRank),
    counts: listedWords.map(({ count }) => count),
    halfCounts: listedWords.map(({ inHalf }) => inHalf),
    names,
    text,
    isWhole: sentences.length === all.length,
  };
}

/** Chooses sentences at even distances from the whole text. */
function chooseSentences(all: readonly string[]) {
  if (all.length <= mostSentences) return all;
  const step = all.length / mostSentences;
  return Array.from({ length: mostSentences }, (_, index) => all[Math.floor(index * step)] ?? '');
}

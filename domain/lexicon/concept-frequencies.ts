import { type Language, languages } from '../language.ts';
import type { PerLanguage } from '../per-language.ts';
import { perLanguage } from '../per-language.ts';
import type { Concept, PartOfSpeech, WordEntry } from './concept.ts';
import type { RankedWord } from './ranked-word.ts';
import { isContentPart } from './weigh/kin.ts';

/** How often a word is used with a given meaning, as a binary logarithm. Only differences between values are meaningful. */
export type Commonness = (entry: WordEntry, conceptId: string) => number;

/** Ranks for words that the frequency lists lack. */
const rankOfPhrase = 12_000;
const rankOfUnlisted = 25_000;

/** If the frequency list has the word only as another part of speech, its rank there is multiplied by this factor. */
const rarerThanOtherPart = 3;

/** A word seldom has the meaning of a concept in which another word is listed first, or in which the word has a hint. */
const shareOfLaterWord = 0.3;
const shareOfHinted = 0.4;

/**
 * The weight of the frequency of the dictionary word. It is small, because a common word may have rare forms: Spanish
 * “fuera” is seldom a form of “ser” (be), but mostly means “outside”.
 */
const weightOfFrequency = 0.1;

/**
 * A Spanish meaning gets at least this share of the frequency of its word if the other languages have only an explanation
 * for it: “history, story” for “historia”. Frequencies of other languages do not show how common such a meaning is.
 */
const leastShareOfOwn = 0.25;

const rounds = 4;

/**
 * The frequency of a word with several meanings is divided among them. Other languages have separate words for most of these
 * meanings, and their frequencies give the shares: German “Mark” seldom means “marrow”, because “marrow” and French “moelle”
 * are rare.
 */
export function estimateCommonness(
  concepts: readonly Concept[],
  ranks: PerLanguage<readonly RankedWord[]>,
): PerLanguage<Commonness> {
  const frequencyOf = perLanguage((language) => createFrequencyFinder(ranks[language], language));
  const listed = concepts.filter(
    ({ partOfSpeech }) => isContentPart(partOfSpeech) || ['expression', 'interjection'].includes(partOfSpeech),
  );
  const firstWords = listed.map(({ id, words }) => ({
    id,
    entries: languages.flatMap((language) => {
      const [entry] = words[language].entries;
      return entry ? [{ language, entry, frequency: frequencyOf[language](entry) }] : [];
    }),
  }));
  const meanings = perLanguage((language) => collectMeanings(listed, language));
  let estimated = new Map(
    firstWords.map(({ id, entries }) => [id, geometricMean(entries.map((each) => each.frequency))]),
  );
  const shareOf = (language: Language, entry: WordEntry, conceptId: string) => {
    const all = meanings[language].get(keyOf(entry)) ?? new Map<string, number>();
    const own = (all.get(conceptId) ?? 1) * (estimated.get(conceptId) ?? 0);
    let total = 0;
    for (const [id, share] of all) total += share * (estimated.get(id) ?? 0);
    return total === 0 ? 1 : own / total;
  };
  for (let round = 0; round < rounds; round += 1)
    estimated = new Map(
      firstWords.map(({ id, entries }) => [
        id,
        geometricMean(entries.map(({ language, entry, frequency }) => frequency * shareOf(language, entry, id))),
      ]),
    );
  const translations = new Map(concepts.map(({ id, words }) => [id, words]));
  const onlySpanish = new Set(
    listed
      .filter(({ words }) => languages.every((each) => each === 'es' || words[each].entries.length === 0))
      .map(({ id }) => id),
  );
  const isFirst = (id: string, { base }: WordEntry) => translations.get(id)?.es.entries[0]?.base === base;
  return perLanguage((language) => {
    const translationOf = (id: string) => translations.get(id)?.[language === 'en' ? 'de' : 'en'].word ?? id;
    return (entry, conceptId) => {
      const ids = [...(meanings[language].get(keyOf(entry))?.keys() ?? [])];
      const estimate = estimated.has(conceptId)
        ? shareInGroups({ conceptId, ids, translationOf, shareOf: (id) => shareOf(language, entry, id) })
        : 1;
      const isOwnMeaning =
        language === 'es' && onlySpanish.has(conceptId) && entry.hint === undefined && isFirst(conceptId, entry);
      const share = isOwnMeaning ? Math.max(estimate, leastShareOfOwn) : estimate;
      return Math.round(2 * (Math.log2(share) + weightOfFrequency * Math.log2(frequencyOf[language](entry)))) / 2;
    };
  });
}

interface Grouped {
  conceptId: string;
  ids: readonly string[];
  translationOf: (id: string) => string;
  shareOf: (id: string) => number;
}

/**
 * The share of a concept, relative to the largest share. Several concepts with the same translation are only variants of one
 * meaning, so the commonest of them gets the sum of their shares. Spanish “estudio” means “study” in two concepts, which
 * together are commoner than “studio”.
 */
function shareInGroups({ conceptId, ids, translationOf, shareOf }: Grouped): number {
  const groups = Map.groupBy(ids, translationOf);
  const totalOf = (group: readonly string[]) => group.reduce((sum, id) => sum + shareOf(id), 0);
  const largest = Math.max(...[...groups.values()].map(totalOf), Number.MIN_VALUE);
  const own = shareOf(conceptId);
  const group = groups.get(translationOf(conceptId)) ?? [];
  const isCommonest = group.every((id) => shareOf(id) <= own);
  return (isCommonest ? Math.max(own, totalOf(group)) : own) / largest;
}

/** The concepts of each word, with the weight of each concept before frequencies are taken into account. */
function collectMeanings(concepts: readonly Concept[], language: Language): Map<string, Map<string, number>> {
  const meanings = new Map<string, Map<string, number>>();
  for (const { id, words } of concepts)
    for (const [place, entry] of words[language].entries.entries()) {
      const key = keyOf(entry);
      const known = meanings.get(key) ?? new Map<string, number>();
      const share = (place === 0 ? 1 : shareOfLaterWord) * (entry.hint === undefined ? 1 : shareOfHinted);
      known.set(id, Math.max(share, known.get(id) ?? 0));
      meanings.set(key, known);
    }
  return meanings;
}

const keyOf = ({ base, partOfSpeech }: WordEntry) => `${base} ${partOfSpeech}`;

/** Zipf's law: the frequency of a word is roughly inversely proportional to its rank. */
function createFrequencyFinder(ranked: readonly RankedWord[], language: Language): (entry: WordEntry) => number {
  const exact = new Map<string, number>();
  const byBase = new Map<string, number>();
  for (const [index, { base, partOfSpeech }] of ranked.entries()) {
    const key = base.toLowerCase();
    if (!exact.has(`${key} ${partOfSpeech}`)) exact.set(`${key} ${partOfSpeech}`, index + 1);
    if (!byBase.has(key)) byBase.set(key, index + 1);
  }
  const rankOf = (base: string, part: PartOfSpeech) =>
    exact.get(`${base} ${part}`) ?? (byBase.has(base) ? (byBase.get(base) ?? 0) * rarerThanOtherPart : undefined);
  return ({ base, partOfSpeech }) => {
    const key = base.toLowerCase();
    const plain = withoutPronoun(key, language);
    const rank = rankOf(key, partOfSpeech) ?? rankOf(plain, partOfSpeech);
    return 1 / (10 + (rank ?? (plain.includes(' ') ? rankOfPhrase : rankOfUnlisted)));
  };
}

const withoutPronoun = (base: string, language: Language): string => {
  const plain = base.replace(/^(?:sich |se |s’)|(?: s[ei]|-se)$/g, '');
  if (language === 'es') return plain.replace(/(?<=[aeií]r)se$/, '');
  return language === 'it' ? plain.replace(/(?<=[aei])rsi$/, 're') : plain;
};

const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / Math.max(1, values.length));

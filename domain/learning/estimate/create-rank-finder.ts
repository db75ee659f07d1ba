import type { PartOfSpeech } from '../../lexicon/concept.ts';
import { type RankedWord, withoutNames } from '../../lexicon/ranked-word.ts';
import type { IdentifiedWord } from '../word.ts';

/** An expression or a compound gets the rank of its rarest word times this factor, because it is harder than that word. */
export const harderThanParts = 1.2;
/**
 * A word that the frequency list counts as a form of another word gets the rank of that other word times this factor.
 * Example: the Spanish list counts “comida” (food) as a form of “comer” (eat).
 */
const rarerThanOtherBase = 3;
/**
 * Function words (such as “the” and “between”) never get a rank above this number, because they are few and all common. The
 * list may lack a function word, or count it as a form of another word: Spanish “entre” (between) as a form of “entrar”
 * (enter).
 */
const highestRankOfFunctionWords = 500;
const functionWords: readonly PartOfSpeech[] = [
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'numeral',
  'particle',
];

/**
 * Finds the frequency rank of a word, counted from one; null if it is not in the list. `findBases` returns the base forms
 * that a form can have according to the lexicon.
 */
export function createRankFinder(
  ranked: readonly RankedWord[],
  findBases: (form: string) => readonly string[] = () => [],
): (word: IdentifiedWord) => number | null {
  const exact = new Map<string, number>();
  const byBase = new Map<string, number>();
  for (const [index, { base, partOfSpeech }] of withoutNames(ranked).entries()) {
    const key = base.toLowerCase();
    if (!exact.has(`${key} ${partOfSpeech}`)) exact.set(`${key} ${partOfSpeech}`, index + 1);
    if (!byBase.has(key)) byBase.set(key, index + 1);
  }

  const findListed = ({ base, partOfSpeech }: IdentifiedWord): number | undefined => {
    const key = base.toLowerCase();
    const plain = withoutPronoun(key);
    return (
      exact.get(`${key} ${partOfSpeech}`) ??
      exact.get(`${plain} ${partOfSpeech}`) ??
      byBase.get(key) ??
      byBase.get(plain)
    );
  };

  const findOther = ({ base }: IdentifiedWord): number | undefined => {
    const ranks = findBases(base).flatMap((other) => byBase.get(other.toLowerCase()) ?? []);
    return ranks.length === 0 ? undefined : Math.min(...ranks) * rarerThanOtherBase;
  };

  const findWord = (word: IdentifiedWord): number | undefined => {
    const rank = findListed(word) ?? findOther(word);
    if (!functionWords.includes(word.partOfSpeech)) return rank;
    return Math.min(rank ?? highestRankOfFunctionWords, highestRankOfFunctionWords);
  };

  const findByParts = ({ parts = [] }: IdentifiedWord): number | null | undefined => {
    if (parts.length === 0) return undefined;
    const ranks = parts.map(findWord);
    return ranks.includes(undefined) ? null : Math.round(Math.max(...ranks.map(Number)) * harderThanParts);
  };

  return (word) => {
    const isListed = findListed(word) !== undefined;
    return (isListed ? undefined : findByParts(word)) ?? findWord(word) ?? null;
  };
}

/**
 * The frequency list has reflexive verbs without their pronoun: Spanish “sentar” for “sentarse” (sit down) of the lexicon.
 */
const withoutPronoun = (base: string) =>
  base
    .replace(/^(?:sich |se |s’)|(?: s[ei]|-se)$/g, '')
    .replace(/(?<=[aeií]r)se$/, '')
    .replace(/(?<=[aeiou])rsi$/, 're');

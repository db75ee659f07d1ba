import type { RankedWord } from '../../domain/lexicon/ranked-word.ts';
import { type Chance, createChance } from '../../tests/support/chance.ts';

export interface SimulatedWord {
  base: string;
  rank: number;
  isCognate: boolean;
  /**
   * How many entries the spelling has in the frequency list: one per part of speech. Expressions and rare words are not in
   * the list and have no entries.
   */
  entries: number;
}

export interface Learner {
  knows: (base: string) => boolean;
  learn: (base: string) => void;
  /**
   * How often the learner wrongly marks a word as known in the placement test: `guessing` for unknown words,
   * `guessingInvented` for invented words.
   */
  guessing: number;
  guessingInvented: number;
  /** How often the learner wrongly marks a known word as unknown in the placement test. */
  overlooking: number;
  /**
   * `lookingUp` is how often the learner looks up an unknown word. `aided` is how often the translation is visible while the
   * learner reads.
   */
  lookingUp: number;
  aided: number;
  countKnown: () => number;
  chance: Chance;
}

interface Wish {
  words: readonly SimulatedWord[];
  /** How many words of the frequency list the learner knows. */
  size: number;
  seed: number;
}

const topics = 30;

/**
 * Creates a simulated learner. The app's estimate assumes that learners know the most frequent words. The simulated knowledge
 * also depends on topics of interest, cognates (similar words in another language of the learner), random noise, and gaps among
 * the common words.
 */
export function createLearner({ words, size, seed }: Wish): Learner {
  const chance = createChance(seed);
  const noise = between(chance, 0.4, 0.8);
  const forCognates = between(chance, 0.2, 1.2);
  const interest = between(chance, 0.2, 0.5);
  const interests = Array.from({ length: topics }, () => interest * normal(chance));
  const gapShare = between(chance, 0.02, 0.08);
  const ease = words.map(({ base, rank, isCognate }) => {
    const isGap = rank <= 1500 && between(chance, 0, 1) < gapShare;
    return (
      -Math.log(rank) +
      noise * normal(chance) +
      (interests[hash(base) % topics] ?? 0) +
      (isCognate ? forCognates : 0) -
      (isGap ? between(chance, 1, 3) : 0)
    );
  });
  const inOrder = Float64Array.from(words.flatMap(({ entries }, index) => Array(entries).fill(ease[index]))).sort();
  const hardest = inOrder.at(-size) ?? Number.NEGATIVE_INFINITY;
  const known = new Set(words.flatMap(({ base }, index) => ((ease[index] ?? 0) >= hardest ? [base] : [])));
  // Two of three learners are careful, the third often guesses.
  const guessing = between(chance, 0, 1) < 0.66 ? between(chance, 0, 0.06) : between(chance, 0.06, 0.3);
  return {
    knows: (base) => known.has(base),
    learn: (base) => known.add(base),
    guessing,
    guessingInvented: guessing * between(chance, 0.6, 1.2),
    overlooking: between(chance, 0, 0.08),
    lookingUp: between(chance, 0.2, 0.9),
    aided: between(chance, 0, 0.5),
    countKnown: () => words.reduce((sum, { base, entries }) => sum + (known.has(base) ? entries : 0), 0),
    chance,
  };
}

/**
 * Lists the words of `list`, once per spelling. A word counts as a cognate if a word of the other language begins with the
 * same six letters.
 */
export function listSimulatedWords(list: readonly RankedWord[], other: readonly RankedWord[]): SimulatedWord[] {
  const openings = new Set(other.map(({ base }) => openingOf(base)));
  const found = new Map<string, SimulatedWord>();
  for (const [index, { base }] of list.entries()) {
    const word = found.get(base) ?? { base, rank: index + 1, isCognate: openings.has(openingOf(base)), entries: 0 };
    word.entries += 1;
    found.set(base, word);
  }
  return [...found.values()];
}

const openingOf = (base: string) => base.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, 6);

export const between = (chance: Chance, from: number, to: number) => from + ((to - from) * chance.below(1e6)) / 1e6;

/** A normally distributed random number (Box–Muller). */
const normal = (chance: Chance) =>
  Math.sqrt(-2 * Math.log(between(chance, 1e-6, 1))) * Math.cos(2 * Math.PI * between(chance, 0, 1));

export function hash(text: string): number {
  let value = 7;
  for (let index = 0; index < text.length; index += 1) value = (Math.imul(value, 31) + text.charCodeAt(index)) >>> 0;
  return value;
}

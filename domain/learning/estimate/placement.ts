import { type RankedWord, withoutNames } from '../../lexicon/ranked-word.ts';
import type { Vocabulary } from './estimate.ts';
import { type PlacementAnswer, weighAnswers } from './placement-estimate.ts';
import { createVocabulary } from './vocabulary.ts';

export const placementPages = 5;
export const wordsPerPage = 12;
/**
 * Twelve of the sixty words are invented. The first page has more invented words, because its real words tell the least
 * about the size of the vocabulary.
 */
const inventedPerPage = [4, 2, 2, 2, 2];

interface Lists {
  ranked: readonly RankedWord[];
  invented: readonly string[];
}

interface Asked extends Lists {
  /** The words that may be shown; by default all words of `listCandidates`. */
  askable?: ReadonlySet<string>;
  answers: readonly { word: string; isKnown: boolean }[];
  /** From 0 to below 1. */
  random: () => number;
}

export type PlacementStep = { words: string[]; page: number; pageCount: number } | { result: Vocabulary };

/**
 * The next page of words, or the result after the last page. Stateless: `answers` contains every word that was shown before.
 */
export function placementNext({ answers, ranked, invented, askable, random }: Asked): PlacementStep {
  const page = Math.floor(answers.length / wordsPerPage);
  const inventedCount = inventedPerPage[page];
  if (inventedCount === undefined) return { result: placementResult({ answers, ranked, invented }) };
  const asked = new Set(answers.map(({ word }) => word));
  const fake = sample(
    invented.filter((word) => !asked.has(word)),
    inventedCount,
    random,
  );
  const posterior = weighAnswers(readAnswers({ answers, ranked, invented }));
  const real = drawWords({
    targets: listShares(page, wordsPerPage - fake.length).map(posterior.rankOfShare),
    candidates: listCandidates(ranked).all.filter(({ word }) => !asked.has(word) && (askable?.has(word) ?? true)),
    random,
  });
  return { words: shuffle([...real, ...fake], random), page: page + 1, pageCount: placementPages };
}

/**
 * A page asks about words at ranks where the learner is expected to know this share of the words. The first page covers a
 * wide range. Later pages leave out the easiest and the hardest words, because the answers to these can be predicted.
 */
const sharesOfFirstPage = { from: 0.1, to: 0.9 };
const sharesOfLaterPages = { from: 0.2, to: 0.6 };

function listShares(page: number, count: number): number[] {
  const { from, to } = page === 0 ? sharesOfFirstPage : sharesOfLaterPages;
  return Array.from({ length: count }, (_, index) => from + ((index + 0.5) / count) * (to - from));
}

/** The vocabulary size according to the answers. */
export function placementResult(asked: Omit<Asked, 'random' | 'askable'>): Vocabulary {
  return createVocabulary(weighAnswers(readAnswers(asked)).summary());
}

/** Answers about words that are in neither list are ignored. */
function readAnswers({ answers, ranked, invented }: Omit<Asked, 'random' | 'askable'>): PlacementAnswer[] {
  const { rankOf } = listCandidates(ranked);
  const fake = new Set(invented);
  const last = new Map(answers.map(({ word, isKnown }) => [word, isKnown]));
  return [...last].flatMap(([word, isKnown]): PlacementAnswer[] => {
    const rank = rankOf.get(word);
    if (rank !== undefined) return [{ rank, isKnown }];
    return fake.has(word) ? [{ rank: null, isKnown }] : [];
  });
}

interface Candidate {
  word: string;
  rank: number;
}

interface Candidates {
  all: readonly Candidate[];
  rankOf: ReadonlyMap<string, number>;
}

const contentWords: readonly RankedWord['partOfSpeech'][] = ['noun', 'verb', 'adjective', 'adverb'];

/**
 * The words of the frequency list that the test may ask about: without function words (such as “the”) and names, with at
 * least three letters. If two words have the same spelling, the rank of the more frequent one counts. Cached per list.
 */
function listCandidates(ranked: readonly RankedWord[]): Candidates {
  const known = candidatesOf.get(ranked);
  if (known) return known;
  const rankOf = new Map<string, number>();
  for (const [index, { base, partOfSpeech }] of withoutNames(ranked).entries())
    if (contentWords.includes(partOfSpeech) && /^\p{L}{3,}$/u.test(base) && !rankOf.has(base))
      rankOf.set(base, index + 1);
  const candidates = { rankOf, all: [...rankOf].map(([word, rank]) => ({ word, rank })) };
  candidatesOf.set(ranked, candidates);
  return candidates;
}

const candidatesOf = new WeakMap<readonly RankedWord[], Candidates>();

interface Draw {
  targets: readonly number[];
  /** Sorted by rank. */
  candidates: Candidate[];
  random: () => number;
}

/** Each word is drawn from this many words around its target rank, so that each test is different. */
const nearby = 12;

function drawWords({ targets, candidates, random }: Draw): string[] {
  const left = [...candidates];
  return targets.flatMap((target) => {
    const after = left.findIndex(({ rank }) => rank >= target);
    const middle = after === -1 ? left.length - 1 : after;
    const start = Math.max(0, Math.min(middle - nearby / 2, left.length - nearby));
    const [drawn] = left.splice(start + Math.floor(random() * Math.min(nearby, left.length)), 1);
    return drawn === undefined ? [] : [drawn.word];
  });
}

const sample = <T>(items: readonly T[], count: number, random: () => number): T[] =>
  shuffle(items, random).slice(0, count);

/** Fisher–Yates. */
function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [mixed[last], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a];
  }
  return mixed;
}

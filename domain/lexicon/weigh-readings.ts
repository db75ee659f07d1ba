import type { Language } from '../language.ts';
import type { Lexicon } from './create-lexicon.ts';
import type { ExpressionMatch } from './find-expressions.ts';
import type { ReadSentence, ReadWord } from './find-readings.ts';

export type WeighedReading = { conceptId: string; weight: number };

/** One possible appearance of a concept in a version: which word, how sure, where in the sentence (0 to 1). */
type Claim = { word: number; weight: number; at: number };

const rounds = 5;
const weightWithoutSupport = 0.25;
const weightInsideExpression = 0.2;
const weightInOtherSpelling = 0.15;
const usageExponent = 0.7;
const contextExponent = 0.6;

/**
 * How likely each word's readings are, by version and word. A reading is as likely as there are other versions with a word that
 * is likely to mean the same; so a few rounds of asking each other settle it. Words that compete for one counterpart share it.
 * What is usual, and what stands beside the word, decide the rest.
 */
export function weighReadings(
  sentences: readonly ReadSentence[],
  expressions: readonly ExpressionMatch[][],
  lexicon: Lexicon,
): WeighedReading[][][] {
  const start = sentences.map(({ language, words }) => words.map((word) => startingWeights(word, language, lexicon)));
  let weights = start;
  for (let round = 0; round < rounds; round += 1) {
    const claims = weights.map((words, version) => collectClaims(words, expressions[version] ?? []));
    const before = weights;
    weights = sentences.map(({ language }, version) => {
      const context = createContext(before[version] ?? [], language, lexicon);
      return (start[version] ?? []).map((readings, word) => {
        if (readings.length < 2) return readings;
        const reweigh = ({ conceptId, weight }: WeighedReading) => ({
          conceptId,
          weight:
            weight *
            (weightWithoutSupport + supportOf({ conceptId, word, version, claims })) ** 2 *
            context(conceptId, word) ** contextExponent,
        });
        return inShares(readings.map(reweigh));
      });
    });
  }
  return weights;
}

function startingWeights({ form, readings }: ReadWord, language: Language, lexicon: Lexicon): WeighedReading[] {
  return inShares(
    readings.map(({ conceptId, isAsWritten }) => {
      const timesChosen = lexicon.usage[language].choices.get(`${form} ${conceptId}`) ?? 0;
      return { conceptId, weight: (1 + timesChosen) ** usageExponent * (isAsWritten ? 1 : weightInOtherSpelling) };
    }),
  );
}

/** How well a concept's part of speech fits between those of the words beside it. */
function createContext(words: readonly WeighedReading[][], language: Language, lexicon: Lexicon) {
  const follows = lexicon.follows[language];
  const partOf = (conceptId: string) => lexicon.concepts.get(conceptId)?.partOfSpeech ?? 'unknown';
  const beside = (position: number): { part: string; weight: number }[] => {
    const readings = words[position];
    if (!readings) return [{ part: 'edge', weight: 1 }];
    return readings.length === 0
      ? [{ part: 'unknown', weight: 1 }]
      : readings.map(({ conceptId, weight }) => ({ part: partOf(conceptId), weight }));
  };
  return (conceptId: string, word: number) => {
    const part = partOf(conceptId);
    const before = beside(word - 1).reduce((sum, other) => sum + other.weight * follows(other.part, part), 0);
    const after = beside(word + 1).reduce((sum, other) => sum + other.weight * follows(part, other.part), 0);
    return before * after;
  };
}

function inShares(readings: WeighedReading[]): WeighedReading[] {
  const total = readings.reduce((sum, { weight }) => sum + weight, 0);
  return readings.map(({ conceptId, weight }) => ({ conceptId, weight: weight / total }));
}

function collectClaims(
  words: readonly WeighedReading[][],
  expressions: readonly ExpressionMatch[],
): Map<string, Claim[]> {
  const claims = new Map<string, Claim[]>();
  const add = (conceptId: string, claim: Claim) => {
    const others = claims.get(conceptId);
    if (others) others.push(claim);
    else claims.set(conceptId, [claim]);
  };
  const usedUp = new Set(expressions.flatMap((match) => match.words));
  const at = (word: number) => (word + 0.5) / words.length;
  for (const {
    conceptId,
    words: [first = 0],
  } of expressions)
    add(conceptId, { word: first, weight: 1, at: at(first) });
  for (const [word, readings] of words.entries())
    for (const { conceptId, weight } of readings)
      add(conceptId, { word, weight: usedUp.has(word) ? weight * weightInsideExpression : weight, at: at(word) });
  return claims;
}

type Question = { conceptId: string; word: number; version: number; claims: readonly Map<string, Claim[]>[] };

/** The number of other versions that have a word for this concept, as far as it is left for this word. */
function supportOf({ conceptId, word, version, claims }: Question): number {
  const own = claims[version]?.get(conceptId) ?? [];
  const claim = own.find((claim) => claim.word === word);
  if (!claim) return 0;
  let support = 0;
  for (const [index, others] of claims.entries()) {
    if (index === version) continue;
    let found = 0;
    for (const other of others.get(conceptId) ?? []) {
      const demand = own.reduce((sum, rival) => sum + rival.weight * nearness(rival, other), 0);
      // A sole claimant takes the whole word, so that only competition within the version lowers the support.
      found += (other.weight * claim.weight * nearness(claim, other)) / demand;
    }
    support += Math.min(1, found);
  }
  return support;
}

const nearness = (a: Claim, b: Claim) => 1 / (1 + 8 * Math.abs(a.at - b.at));

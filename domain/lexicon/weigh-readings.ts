import type { Language } from '../language.ts';
import type { Lexicon } from './create-lexicon.ts';
import type { ExpressionMatch } from './find-expressions.ts';
import type { ReadSentence, ReadWord } from './find-readings.ts';

export type WeighedReading = { conceptId: string; weight: number };

/** One possible appearance of a concept in a version: which word, how sure, where in the sentence (0 to 1). */
type Claim = { word: number; weight: number; at: number };

const rounds = 4;
const weightWithoutSupport = 0.15;
const weightInsideExpression = 0.2;
const weightInOtherSpelling = 0.15;

/**
 * How likely each word's readings are, by version and word. A reading is as likely as there are other versions with a word that
 * is likely to mean the same; so a few rounds of asking each other settle it. Words that compete for one counterpart share it.
 */
export function weighReadings(
  sentences: readonly ReadSentence[],
  expressions: readonly ExpressionMatch[][],
  lexicon: Lexicon,
): WeighedReading[][][] {
  const start = sentences.map(({ language, words }) => words.map((word) => startingWeights(word, language, lexicon)));
  let weights = start;
  for (let round = 0; round < rounds; round += 1) {
    const claims = sentences.map((_, version) => collectClaims(weights[version] ?? [], expressions[version] ?? []));
    weights = start.map((words, version) =>
      words.map((readings, word) =>
        inShares(
          readings.map(({ conceptId, weight }) => ({
            conceptId,
            weight: weight * (weightWithoutSupport + supportOf({ conceptId, word, version, claims })) ** 2,
          })),
        ),
      ),
    );
  }
  return weights;
}

function startingWeights({ form, readings }: ReadWord, language: Language, lexicon: Lexicon): WeighedReading[] {
  return inShares(
    readings.map(({ conceptId, isAsWritten }) => ({
      conceptId,
      weight:
        Math.sqrt(1 + (lexicon.choices[language].get(`${form} ${conceptId}`) ?? 0)) *
        (isAsWritten ? 1 : weightInOtherSpelling),
    })),
  );
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
  const add = (conceptId: string, claim: Claim) => claims.set(conceptId, [...(claims.get(conceptId) ?? []), claim]);
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

const nearness = (a: Claim, b: Claim) => 1 / (1 + 4 * Math.abs(a.at - b.at));

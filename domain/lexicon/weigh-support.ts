import type { ExpressionMatch } from './find-expressions.ts';
import { kinOf } from './kin.ts';
import type { WeighedReading } from './weigh-readings.ts';

/** One possible appearance of a concept in a version: which word, how sure, where in the sentence (0 to 1). */
export type Claim = { word: number; weight: number; at: number };

const weightInsideExpression = 0.2;

/** Where each concept, or its kin, may stand in a version. The words of an expression are as good as used up. */
export function collectClaims(
  words: readonly WeighedReading[][],
  expressions: readonly ExpressionMatch[],
): Map<string, Claim[]> {
  const claims = new Map<string, Claim[]>();
  const add = (conceptId: string, word: number, weight: number) => {
    const claim = { word, weight, at: (word + 0.5) / words.length };
    const others = claims.get(kinOf(conceptId));
    if (others) others.push(claim);
    else claims.set(kinOf(conceptId), [claim]);
  };
  const usedUp = new Set(expressions.flatMap((match) => match.words));
  for (const { conceptId, words } of expressions) add(conceptId, words[0] ?? 0, 1);
  for (const [word, readings] of words.entries())
    for (const { conceptId, weight } of readings)
      add(conceptId, word, usedUp.has(word) ? weight * weightInsideExpression : weight);
  return claims;
}

type Question = { conceptId: string; word: number; version: number; claims: readonly Map<string, Claim[]>[] };

/** The number of other versions that have a word for this concept, as far as it is near and left for this word. */
export function supportOf({ conceptId, word, version, claims }: Question): number {
  const own = claims[version]?.get(kinOf(conceptId)) ?? [];
  const claim = own.find((claim) => claim.word === word);
  if (!claim) return 0;
  let support = 0;
  for (const [index, others] of claims.entries()) {
    if (index === version) continue;
    let found = 0;
    for (const other of others.get(kinOf(conceptId)) ?? []) {
      const demand = own.reduce((sum, rival) => sum + rival.weight * nearness(rival, other), 0);
      const share = (claim.weight * nearness(claim, other)) / demand;
      found += other.weight * share * (0.5 + 0.5 * nearness(claim, other));
    }
    support += Math.min(1, found);
  }
  return support;
}

const nearness = (a: Claim, b: Claim) => 1 / (1 + 8 * Math.abs(a.at - b.at));

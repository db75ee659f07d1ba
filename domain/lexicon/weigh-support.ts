import type { Nearness } from './align-versions.ts';
import { kinOf, tellsToo } from './kin.ts';
import type { ExpressionMatch } from './read-sentence.ts';
import type { WeighedReading } from './weighed-reading.ts';

/** One possible appearance of a concept in a version: which word, and how sure. */
type Claim = { word: number; weight: number };

/** What the words of a version may mean, by concept and by word; the concept stands for its kin too. */
export type Claims = { byConcept: Map<string, Claim[]>; byWord: Map<string, number>[] };

const weightInsideExpression = 0.2;

/** Less likely readings support nothing; most have fallen below it after a round. */
const leastClaim = 0.002;

/** Where each concept may stand in a version. The words of an expression are as good as used up. */
export function collectClaims(words: readonly WeighedReading[][], expressions: readonly ExpressionMatch[]): Claims {
  const byConcept = new Map<string, Claim[]>();
  const byWord = words.map(() => new Map<string, number>());
  const add = (conceptId: string, word: number, weight: number) => {
    const kin = kinOf(conceptId);
    const others = byConcept.get(kin);
    if (others) others.push({ word, weight });
    else byConcept.set(kin, [{ word, weight }]);
    byWord[word]?.set(kin, weight);
  };
  const usedUp = new Set(expressions.flatMap((match) => match.words));
  for (const [word, readings] of words.entries())
    for (const { conceptId, weight } of readings) {
      if (weight < leastClaim) continue;
      const left = usedUp.has(word) ? weight * weightInsideExpression : weight;
      add(conceptId, word, left);
      const told = tellsToo[conceptId];
      if (told) add(told, word, left);
    }
  for (const { conceptId, words } of expressions) add(conceptId, words[0] ?? 0, 1);
  return { byConcept, byWord };
}

type Question = { conceptId: string; word: number; version: number; claims: readonly Claims[]; nearness: Nearness };

/** What a word far from its expected place still counts for. */
const supportFromAfar = 0.2;

/** The number of other versions that have a word for this concept, as far as it is near and left for this word. */
export function supportOf({ conceptId, word, version, claims, nearness }: Question): number {
  const kin = kinOf(conceptId);
  const own = claims[version]?.byConcept.get(kin) ?? [];
  const rivals = claims[version]?.byWord[word];
  const weight = rivals?.get(kin);
  if (!rivals || weight === undefined) return 0;
  let support = 0;
  for (const [index, others] of claims.entries()) {
    if (index === version) continue;
    let found = 0;
    for (const other of others.byConcept.get(kin) ?? []) {
      const near = nearness(version, word, index, other.word);
      let demand = 0;
      for (const claim of own) demand += claim.weight * nearness(version, claim.word, index, other.word);
      const vote = voteOf(other.weight, others.byWord[other.word], rivals);
      found += (vote * weight * near * (supportFromAfar + (1 - supportFromAfar) * near)) / demand;
    }
    support += Math.min(1, found);
  }
  return support;
}

/** How far a word that is as ambiguous as the one it is asked about may repeat its guess. */
const shareOfGuess = 0.7;

/** “Lo” and “ihn” are both “him” or “it”: neither should talk the other into what is merely more usual. */
function voteOf(weight: number, readings: Map<string, number> | undefined, rivals: Map<string, number>): number {
  let total = 0;
  let count = 0;
  for (const [kin, share] of readings ?? [])
    if (rivals.has(kin)) {
      total += share;
      count += 1;
    }
  return count < 2 ? weight : shareOfGuess * weight + ((1 - shareOfGuess) * total) / count;
}

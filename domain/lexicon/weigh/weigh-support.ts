import type { ExpressionMatch } from '../read-sentence.ts';
import type { Nearness } from './align-versions.ts';
import { impliedBy, kinOf } from './kin.ts';
import type { WeighedReading } from './weighed-reading.ts';

/** A possible occurrence of a concept in a version: the word and its weight. */
type Claim = { word: number; weight: number };

/**
 * The weights of the possible concepts of a version, per concept and per word index. Related concepts are merged with
 * `kinOf`.
 */
export type Claims = { byConcept: Map<string, Claim[]>; byWord: Map<string, number>[] };

const weightInsideExpression = 0.2;

/** Readings below this weight are ignored. After one round of weighing, most are below it. */
const leastClaim = 0.002;

/** Collects the possible positions of each concept in a version. Words inside an expression count less. */
export function collectClaims(words: readonly WeighedReading[][], expressions: readonly ExpressionMatch[]): Claims {
  const byConcept = new Map<string, Claim[]>();
  const byWord = words.map(() => new Map<string, number>());
  const add = (kin: string, word: number, weight: number) => {
    const others = byConcept.get(kin);
    if (others) others.push({ word, weight });
    else byConcept.set(kin, [{ word, weight }]);
    byWord[word]?.set(kin, (byWord[word]?.get(kin) ?? 0) + weight);
  };
  const usedUp = new Set(expressions.flatMap((match) => match.words));
  for (const [word, readings] of words.entries())
    for (const { conceptId, kin, weight } of readings) {
      if (weight < leastClaim) continue;
      const left = usedUp.has(word) ? weight * weightInsideExpression : weight;
      add(kin, word, left);
      const implied = impliedBy(conceptId);
      if (implied) add(kinOf(implied), word, left);
    }
  for (const { conceptId, words } of expressions) add(kinOf(conceptId), words[0] ?? 0, 1);
  return { byConcept, byWord };
}

type Question = { kin: string; word: number; version: number; claims: readonly Claims[]; nearness: Nearness };

/** The share of support that does not depend on the distance between a word and the supporting word of another version. */
const supportFromAfar = 0.2;

/**
 * How many other versions contain this concept near this word. If several words compete for the concept, they share the
 * support.
 */
export function supportOf({ kin, word, version, claims, nearness }: Question): number {
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

/**
 * If two words have several meanings in common, this share of the vote is divided according to the weights that the meanings
 * have for the voting word. The rest is divided equally.
 */
const shareOfGuess = 0.7;

/**
 * How strongly a word of another version votes for a meaning. Two ambiguous words, such as Spanish “lo” and German
 * “ihn” (both mean “him” or “it”), must not reinforce each other’s more common meaning.
 */
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

import { type Anchor, chooseChain, type LikelyPair } from './choose-chain.ts';
import type { ComparedTexts } from './compare-texts.ts';

/** A mark that occurs in more sentences than this says little about which sentences belong together. */
const mostPlaces = 8;
const leastLikeness = 0.4;
/**
 * Two anchors (pairs of likely translations) confirm each other if they are at most `nearby` sentences apart, and about
 * equally far apart in both texts.
 */
const nearby = 10;
const mostDrift = 5;

/** Pairs of sentences that are very likely translations of each other, in the order of both texts. */
export function findAnchors(texts: ComparedTexts): Anchor[] {
  const chain = chooseChain(listLikelyPairs(texts), texts.translation.count);
  return chain.filter((anchor, index) =>
    [chain[index - 1], chain[index + 1]].some((other) => other !== undefined && isConfirmed(anchor, other)),
  );
}

function isConfirmed(anchor: Anchor, other: Anchor) {
  const [own, others] = [Math.abs(anchor.s - other.s), Math.abs(anchor.t - other.t)];
  return own <= nearby && Math.abs(own - others) <= mostDrift;
}

/**
 * Pairs of sentences that share a rare mark (a name, a date, the number of a chapter, an unusual word) and many other marks.
 */
function listLikelyPairs({ source, translation }: ComparedTexts): LikelyPair[] {
  const isRare = (mark: number) =>
    (source.places[mark]?.length ?? 0) <= mostPlaces && (translation.places[mark]?.length ?? 0) <= mostPlaces;
  return source.marks.flatMap((own, s) => {
    const places = new Set(own.filter(isRare).flatMap((mark) => translation.places[mark] ?? []));
    return [...places]
      .map((t) => ({ s, t, likeness: likenessOf(own, translation.marks[t] ?? []) }))
      .filter(({ likeness }) => likeness >= leastLikeness)
      .sort((a, b) => b.t - a.t);
  });
}

/** Dice coefficient. */
const likenessOf = (own: readonly number[], other: readonly number[]) =>
  (2 * own.filter((mark) => other.includes(mark)).length) / (own.length + other.length);

import type { SavedWord } from '../saved-word.ts';

/**
 * Two cards with the same sentence should have this many cards between them, because each card shows the word that the other
 * card hides.
 */
const wantedBetween = 3;

/** Keeps the order, except for cards that come too soon after another card with the same sentence. */
export function keepSentencesApart<Card extends WithSentence>(cards: readonly Card[]): Card[] {
  const ordered: Card[] = [];
  const deferred: Card[] = [];
  for (const card of cards) {
    deferred.push(card);
    let index = findAppendable(ordered, deferred);
    while (index !== -1) {
      ordered.push(...deferred.splice(index, 1));
      index = findAppendable(ordered, deferred);
    }
  }
  for (const card of deferred) ordered.splice(findFarthest(ordered, card), 0, card);
  return ordered;
}

/** Two words that were imported without a sentence do not count as words with the same sentence. */
export const hasSameSentence = ({ word: a }: WithSentence, { word: b }: WithSentence) =>
  a.sentence !== '' && a.sentence === b.sentence;

interface WithSentence {
  word: Pick<SavedWord, 'sentence'>;
}

const findAppendable = (ordered: readonly WithSentence[], deferred: readonly WithSentence[]) =>
  deferred.findIndex((card) => !ordered.slice(-wantedBetween).some((other) => hasSameSentence(card, other)));

/**
 * The index that is farthest from cards with the same sentence. If several are equally far, the last one, so that the order
 * changes little.
 */
function findFarthest(ordered: readonly WithSentence[], card: WithSentence): number {
  const same = ordered.flatMap((other, index) => (hasSameSentence(card, other) ? [index] : []));
  const countBetween = (index: number) =>
    Math.min(wantedBetween, ...same.map((other) => (other < index ? index - other - 1 : other - index)));
  let best = ordered.length;
  for (let index = ordered.length - 1; index >= 0; index -= 1)
    if (countBetween(index) > countBetween(best)) best = index;
  return best;
}

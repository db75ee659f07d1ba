import type { WeighedReading } from './weighed-reading.ts';

const contentParts: readonly string[] = ['noun', 'verb', 'adjective', 'adverb'];

/**
 * A meaning fits nearly as well if its weight is at least this share of the weight of the chosen one. Measured on sentences
 * with known meanings: about one word in eight has such a meaning (function words not counted), and these words have nearly
 * half of the wrong choices.
 */
const leastShare = 0.25;
const mostRivals = 2;

/**
 * The other meanings of a noun, verb or other content word that fit nearly as well as the chosen one, most likely first.
 * Example: English “feature” in a title can be a characteristic or a film.
 */
export function listRivals(weights: readonly WeighedReading[], chosenId: string | undefined): string[] {
  const chosen = weights.find(({ conceptId }) => conceptId === chosenId);
  if (!chosen || !contentParts.includes(chosen.part)) return [];
  return weights
    .filter((each) => each !== chosen && contentParts.includes(each.part) && each.weight >= leastShare * chosen.weight)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostRivals)
    .map(({ conceptId }) => conceptId);
}

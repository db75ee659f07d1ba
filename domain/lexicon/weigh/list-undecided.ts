import type { WeighedReading } from './weighed-reading.ts';

const functionParts: readonly string[] = ['pronoun', 'determiner', 'preposition', 'conjunction', 'particle'];

/** A meaning stays possible if its weight is at least this share of the weight of the chosen one. */
const leastShare = 0.12;
const mostMeanings = 3;

/**
 * The other meanings of a function word that fit about as well as the chosen one, most likely first. A sentence alone often
 * does not show whether Spanish “su” is “his” or “their”, or whether “de” is “of” or “from”.
 */
export function listUndecided(weights: readonly WeighedReading[], chosenId: string | undefined): string[] {
  const chosen = weights.find(({ conceptId }) => conceptId === chosenId);
  if (!chosen || !functionParts.includes(chosen.part)) return [];
  return weights
    .filter(
      (each) =>
        each !== chosen &&
        (functionParts.includes(each.part) || each.part === 'adverb') &&
        each.weight >= leastShare * chosen.weight,
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostMeanings - 1)
    .map(({ conceptId }) => conceptId);
}

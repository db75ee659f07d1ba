import type { WeighedReading } from './weighed-reading.ts';

const functionParts: readonly string[] = ['pronoun', 'determiner', 'preposition', 'conjunction', 'particle'];

/** Weights compared with the chosen reading. Below this, the sentence has decided against a meaning. */
const leastShare = 0.12;
const mostMeanings = 3;

/**
 * The other meanings of a function word that fit as well as the chosen one, most likely first: a sentence alone often does not
 * tell whether “su” is “his” or “their”, or whether “de” is “of” or “from”.
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

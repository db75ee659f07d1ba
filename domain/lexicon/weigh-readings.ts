import { unknownCompany } from './count-company.ts';
import type { Lexicon } from './create-lexicon.ts';
import type { ExpressionMatch } from './find-expressions.ts';
import type { ReadSentence } from './find-readings.ts';
import { createContext } from './weigh-context.ts';
import { startingWeights } from './weigh-form.ts';
import { collectClaims, supportOf } from './weigh-support.ts';

export type WeighedReading = { conceptId: string; weight: number };

const rounds = 5;
const leastSupport = 0.25;
const aloneSupport = 0.8;
const contextExponent = 0.6;

/**
 * How likely each word's readings are, by version and word. A reading is as likely as there are other versions with a word that
 * is likely to mean the same; so a few rounds of asking each other settle it. What is usual, and what stands beside the word,
 * decide the rest.
 */
export function weighReadings(
  sentences: readonly ReadSentence[],
  expressions: readonly ExpressionMatch[][],
  lexicon: Lexicon,
): WeighedReading[][][] {
  const start = sentences.map(({ language, words }) =>
    words.map((word) => inShares(startingWeights(word, language, lexicon))),
  );
  let weights = start;
  for (let round = 0; round < rounds; round += 1) {
    const claims = weights.map((words, version) => collectClaims(words, expressions[version] ?? []));
    const before = weights;
    weights = sentences.map(({ language }, version) => {
      const context = createContext(before[version] ?? [], language, lexicon);
      const { company } = lexicon.usage[language];
      return (start[version] ?? []).map((readings, word) => {
        if (readings.length < 2) return readings;
        const reweigh = ({ conceptId, weight }: WeighedReading) => {
          const { alone, dropped } = company.get(conceptId) ?? unknownCompany;
          // Agreement tells little where the language tends to leave the concept out, its lack little where it tends to stand alone.
          const support =
            supportOf({ conceptId, word, version, claims }) * (1 - dropped) + aloneSupport * alone + leastSupport;
          return { conceptId, weight: weight * support ** 2 * context(conceptId, word) ** contextExponent };
        };
        return inShares(readings.map(reweigh));
      });
    });
  }
  return weights;
}

function inShares(readings: WeighedReading[]): WeighedReading[] {
  const total = readings.reduce((sum, { weight }) => sum + weight, 0);
  return readings.map(({ conceptId, weight }) => ({ conceptId, weight: weight / total }));
}

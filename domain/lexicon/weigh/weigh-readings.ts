import type { Lexicon } from '../lexicon.ts';
import type { ExpressionMatch, ReadSentence } from '../read-sentence.ts';
import { weighSpanishMember } from '../rules/spanish/spanish-members.ts';
import { alignVersions } from './align-versions.ts';
import { createContext } from './weigh-context.ts';
import { startingWeights } from './weigh-form.ts';
import { weighNamed } from './weigh-named.ts';
import { collectClaims, supportOf } from './weigh-support.ts';
import type { WeighedReading } from './weighed-reading.ts';

const rounds = 5;
const leastSupport = 0.25;
const supportExponent = 2.5;
const contextExponent = 0.6;

/**
 * The likelihood of each reading (interpretation), per version and word. A reading becomes more likely if other versions
 * have a word that probably means the same, so weights are updated in a few rounds. Usage counts, the words of the English
 * version and neighbouring words decide the rest.
 */
export function weighReadings(
  sentences: readonly ReadSentence[],
  expressions: readonly ExpressionMatch[][],
  lexicon: Lexicon,
): WeighedReading[][][] {
  const weighAsNamed = weighNamed(sentences);
  const start = sentences.map((sentence, version) =>
    sentence.words.map((_, position) => {
      const readings = startingWeights(sentence, position, lexicon, sentences.length);
      if (readings.length < 2) return readings;
      return inShares(weighAsNamed(readings).map(weighSpanishMember(sentence, position, expressions[version] ?? [])));
    }),
  );
  const nearness = alignVersions(start);
  let weights = start;
  for (let round = 0; round < rounds && weights.some((words) => words.some(isOpen)); round += 1) {
    const claims = weights.map((words, version) => collectClaims(words, expressions[version] ?? []));
    const before = weights;
    weights = sentences.map(({ language }, version) => {
      const context = createContext(before[version] ?? [], lexicon.follows[language]);
      return (start[version] ?? []).map((readings, word) => {
        const latest = before[version]?.[word] ?? readings;
        if (!isOpen(latest)) return latest;
        const reweigh = ({ conceptId, kin, part, weight }: WeighedReading) => {
          const support = supportOf({ kin, word, version, claims, nearness }) + leastSupport;
          const fit = context(part, word) ** contextExponent;
          return { conceptId, kin, part, weight: weight * support ** supportExponent * fit };
        };
        return inShares(readings.map(reweigh));
      });
    });
  }
  return weights;
}

/** The readings of a word are final as soon as one reading has more than this weight. */
const settled = 0.9999;
const isOpen = (readings: readonly WeighedReading[]) =>
  readings.length > 1 && readings.every(({ weight }) => weight <= settled);

function inShares(readings: WeighedReading[]): WeighedReading[] {
  const total = readings.reduce((sum, { weight }) => sum + weight, 0);
  return readings.map(({ conceptId, kin, part, weight }) => ({ conceptId, kin, part, weight: weight / total }));
}

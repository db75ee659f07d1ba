import type { Rule } from '../grammar-rule.ts';
import { cuedAdjectiveMeanings, usualAdjectiveMeanings } from './spanish-adjective-senses.ts';
import { everydayCuedMeanings } from './spanish-everyday-cues.ts';
import { everydayCues } from './spanish-everyday-nouns.ts';
import { everydayUsualMeanings } from './spanish-everyday-usual.ts';
import { everydayUsualVerbs, everydayVerbCues } from './spanish-everyday-verbs.ts';
import { frequentCuedMeanings, frequentUsualMeanings } from './spanish-frequent-cues.ts';
import { furtherCues, furtherUsualNouns } from './spanish-further-nouns.ts';
import { generalCuedMeanings, generalUsualMeanings } from './spanish-general-senses.ts';
import { leisureCues } from './spanish-leisure-nouns.ts';
import { publicCues } from './spanish-public-nouns.ts';
import { referenceCues, referenceNouns } from './spanish-reference-nouns.ts';
import { joinSenses } from './spanish-senses.ts';
import { usualNouns } from './spanish-usual-nouns.ts';
import { cuedVerbMeanings, usualVerbMeanings } from './spanish-verb-senses.ts';

/**
 * Meanings of nouns, verbs and adjectives. The first list has the usual meanings. The second list has meanings that need a cue
 * (a certain word nearby). If a cue is found, the usual meaning of the word does not apply.
 */
export const spanishNounSenses: readonly Rule[] = joinSenses(
  [
    ...usualNouns,
    ...furtherUsualNouns,
    ...referenceNouns,
    ...usualVerbMeanings,
    ...usualAdjectiveMeanings,
    ...generalUsualMeanings,
    ...frequentUsualMeanings,
    ...everydayUsualMeanings,
    ...everydayUsualVerbs,
  ],
  [
    ...leisureCues,
    ...publicCues,
    ...everydayCues,
    ...furtherCues,
    ...referenceCues,
    ...cuedVerbMeanings,
    ...cuedAdjectiveMeanings,
    ...generalCuedMeanings,
    ...frequentCuedMeanings,
    ...everydayCuedMeanings,
    ...everydayVerbCues,
  ],
);

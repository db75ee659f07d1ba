import type { Rule } from '../../grammar-rule.ts';
import { everydayCuedMeanings } from '../cues/everyday.ts';
import { everydayUsualMeanings } from '../cues/everyday-usual.ts';
import { frequentCuedMeanings, frequentUsualMeanings } from '../cues/frequent.ts';
import { usualNouns } from '../cues/usual-nouns.ts';
import { writtenCues, writtenUsualMeanings } from '../cues/written.ts';
import { joinSenses } from '../spanish-senses.ts';
import { cuedAdjectiveMeanings, usualAdjectiveMeanings } from './adjective.ts';
import { dailyCues, dailyUsualMeanings } from './daily-life.ts';
import { everydayCues } from './everyday-nouns.ts';
import { everydayUsualVerbs, everydayVerbCues } from './everyday-verbs.ts';
import { furtherCues, furtherUsualNouns } from './further-nouns.ts';
import { generalCuedMeanings, generalUsualMeanings } from './general.ts';
import { leisureCues } from './leisure-nouns.ts';
import { publicCues } from './public-nouns.ts';
import { referenceCues, referenceNouns } from './reference-nouns.ts';
import { cuedVerbMeanings, usualVerbMeanings } from './verb.ts';

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
    ...dailyUsualMeanings,
    ...writtenUsualMeanings,
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
    ...dailyCues,
    ...writtenCues,
  ],
);

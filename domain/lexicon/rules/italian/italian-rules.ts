import type { Rule } from '../grammar-rule.ts';
import { italianAdjectiveRules } from './italian-adjective-rules.ts';
import { italianClassByPlace } from './italian-class-by-place.ts';
import { italianClassSenses } from './italian-class-senses.ts';
import { italianCommonSenses } from './italian-common-senses.ts';
import { italianCommonVerbs } from './italian-common-verbs.ts';
import { italianConstructionSenses } from './italian-construction-senses.ts';
import { italianCuedSenses } from './italian-cued-senses.ts';
import { italianCueRules } from './italian-cues.ts';
import { italianDailyLifeSenses } from './italian-daily-life-senses.ts';
import { italianDegreeSenses } from './italian-degree-senses.ts';
import { italianEverydayNouns } from './italian-everyday-nouns.ts';
import { italianEverydayVerbs } from './italian-everyday-verbs.ts';
import { italianFunctionRules } from './italian-function-rules.ts';
import { italianFurtherSenses } from './italian-further-senses.ts';
import { italianLawSenses } from './italian-law-senses.ts';
import { italianLearnedSenses } from './italian-learned-senses.ts';
import { italianNeighbourSenses } from './italian-neighbour-senses.ts';
import { italianNounClasses } from './italian-noun-classes.ts';
import { italianNounConstructions } from './italian-noun-constructions.ts';
import { italianNounCues } from './italian-noun-cues.ts';
import { italianNounRules } from './italian-noun-rules.ts';
import { italianOfficeSenses } from './italian-office-senses.ts';
import { italianOtherSenses } from './italian-other-senses.ts';
import { italianParticleSenses } from './italian-particle-senses.ts';
import { italianPassiveSi } from './italian-passive-si.ts';
import { italianPlacedClasses } from './italian-placed-classes.ts';
import { italianPlacedSenses } from './italian-placed-senses.ts';
import { italianPreferredSenses } from './italian-preferred-senses.ts';
import { italianPublicLifeSenses } from './italian-public-life-senses.ts';
import { italianSportAndMarketSenses } from './italian-sport-and-market-senses.ts';
import { italianUsualAdjectives } from './italian-usual-adjectives.ts';
import { italianUsualNouns } from './italian-usual-nouns.ts';
import { italianUsualVerbs } from './italian-usual-verbs.ts';
import { italianVerbCues } from './italian-verb-cues.ts';
import { italianVerbRules } from './italian-verb-rules.ts';
import { italianVerbSenses } from './italian-verb-senses.ts';
import { italianWordConstructions } from './italian-word-constructions.ts';

export const italianRules: readonly Rule[] = [
  ...italianVerbRules,
  ...italianNounRules,
  ...italianAdjectiveRules,
  ...italianFunctionRules,
  ...italianLawSenses,
  ...italianPublicLifeSenses,
  ...italianDailyLifeSenses,
  ...italianVerbSenses,
  ...italianOtherSenses,
  ...italianParticleSenses,
  ...italianUsualNouns,
  ...italianNounConstructions,
  ...italianNounClasses,
  ...italianUsualVerbs,
  ...italianUsualAdjectives,
  ...italianCueRules,
  ...italianOfficeSenses,
  ...italianConstructionSenses,
  ...italianFurtherSenses,
  ...italianClassSenses,
  ...italianCuedSenses,
  ...italianVerbCues,
  ...italianNounCues,
  ...italianWordConstructions,
  ...italianEverydayVerbs,
  ...italianEverydayNouns,
  ...italianClassByPlace,
  ...italianSportAndMarketSenses,
  ...italianPassiveSi,
  ...italianLearnedSenses,
  ...italianNeighbourSenses,
  ...italianCommonSenses,
  ...italianCommonVerbs,
  ...italianPreferredSenses,
  ...italianDegreeSenses,
  ...italianPlacedSenses,
  ...italianPlacedClasses,
];

import type { Rule } from '../grammar-rule.ts';
import { italianCuedSenses } from './cues/cued.ts';
import { italianCueRules } from './cues/cues.ts';
import { italianNounCues } from './cues/noun.ts';
import { italianPreferredSenses } from './cues/preferred.ts';
import { italianUsualAdjectives } from './cues/usual-adjectives.ts';
import { italianUsualNouns } from './cues/usual-nouns.ts';
import { italianUsualVerbs } from './cues/usual-verbs.ts';
import { italianVerbCues } from './cues/verb.ts';
import { italianAdjectiveRules } from './grammar/adjective.ts';
import { italianClassByPlace } from './grammar/class-by-place.ts';
import { italianClitics } from './grammar/clitics.ts';
import { italianFunctionRules } from './grammar/function.ts';
import { italianImpersonalSi } from './grammar/impersonal-si.ts';
import { italianNounRules } from './grammar/noun.ts';
import { italianNounClasses } from './grammar/noun-classes.ts';
import { italianPassiveSi } from './grammar/passive-si.ts';
import { italianPlacedClasses } from './grammar/placed-classes.ts';
import { italianVerbRules } from './grammar/verb.ts';
import { italianWordConstructions } from './grammar/word-constructions.ts';
import { italianWrittenClasses } from './grammar/written-classes.ts';
import { italianWrittenHomographs } from './grammar/written-homographs.ts';
import { italianClassSenses } from './senses/class.ts';
import { italianCommonSenses } from './senses/common.ts';
import { italianCommonVerbs } from './senses/common-verbs.ts';
import { italianConstructionSenses } from './senses/construction.ts';
import { italianDailyLifeSenses } from './senses/daily-life.ts';
import { italianDegreeSenses } from './senses/degree.ts';
import { italianDoubleSenses } from './senses/double-senses.ts';
import { italianEverydayNouns } from './senses/everyday-nouns.ts';
import { italianEverydayVerbs } from './senses/everyday-verbs.ts';
import { italianFurtherSenses } from './senses/further.ts';
import { italianLawSenses } from './senses/law.ts';
import { italianLearnedSenses } from './senses/learned.ts';
import { italianNeighbourSenses } from './senses/neighbour.ts';
import { italianNounConstructions } from './senses/noun-constructions.ts';
import { italianOfficeSenses } from './senses/office.ts';
import { italianOtherSenses } from './senses/other.ts';
import { italianParticleSenses } from './senses/particle.ts';
import { italianPlacedSenses } from './senses/placed.ts';
import { italianPressAndLaw } from './senses/press-and-law.ts';
import { italianPublicLifeSenses } from './senses/public-life.ts';
import { italianSportAndMarketSenses } from './senses/sport-and-market.ts';
import { italianVerbSenses } from './senses/verb.ts';
import { italianWrittenEveryday } from './senses/written-everyday.ts';
import { italianWrittenNouns } from './senses/written-nouns.ts';
import { italianWrittenPublicLife } from './senses/written-public-life.ts';
import { italianWrittenText } from './senses/written-text.ts';

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
  ...italianImpersonalSi,
  ...italianLearnedSenses,
  ...italianNeighbourSenses,
  ...italianCommonSenses,
  ...italianCommonVerbs,
  ...italianPreferredSenses,
  ...italianDegreeSenses,
  ...italianPlacedSenses,
  ...italianPlacedClasses,
  ...italianWrittenText,
  ...italianWrittenClasses,
  ...italianWrittenHomographs,
  ...italianWrittenNouns,
  ...italianWrittenPublicLife,
  ...italianWrittenEveryday,
  ...italianClitics,
  ...italianDoubleSenses,
  ...italianPressAndLaw,
];

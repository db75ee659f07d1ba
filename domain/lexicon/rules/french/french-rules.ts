import type { Rule } from '../grammar-rule.ts';
import { frenchCuedSenses } from './cues/cued.ts';
import { frenchCuedTopics } from './cues/cued-topics.ts';
import { frenchCuedVerbs } from './cues/cued-verbs.ts';
import { frenchNounDefaults } from './cues/noun-defaults.ts';
import { frenchPreferredSenses } from './cues/preferred.ts';
import { frenchTopicAdjectives } from './cues/topic-adjectives.ts';
import { frenchTopicNouns } from './cues/topic-nouns.ts';
import { frenchTopicVerbs } from './cues/topic-verbs.ts';
import { frenchUsualSenses } from './cues/usual.ts';
import { frenchVerbDefaults } from './cues/verb-defaults.ts';
import { frenchAdjectiveRules } from './grammar/adjective.ts';
import { frenchClassRules } from './grammar/class.ts';
import { frenchConstructionRules } from './grammar/construction.ts';
import { frenchFunctionRules } from './grammar/function.ts';
import { frenchInstitutionRules } from './grammar/institution.ts';
import { frenchNationalityRules } from './grammar/nationality.ts';
import { frenchNounRules } from './grammar/noun.ts';
import { frenchParticipleRules } from './grammar/participle.ts';
import { frenchPrepositionRules } from './grammar/preposition.ts';
import { frenchPronounRules } from './grammar/pronoun.ts';
import { frenchReflexiveRules } from './grammar/reflexive.ts';
import { frenchVerbRules } from './grammar/verb.ts';
import { frenchWordOrderRules } from './grammar/word-order.ts';
import { frenchArtsSenses } from './senses/arts.ts';
import { frenchBodyAndLandSenses } from './senses/body-and-land.ts';
import { frenchCommonNounSenses } from './senses/common-noun.ts';
import { frenchCommonVerbSenses } from './senses/common-verb.ts';
import { frenchConductSenses } from './senses/conduct.ts';
import { frenchDailyLifeSenses } from './senses/daily-life.ts';
import { frenchEverydaySenses } from './senses/everyday.ts';
import { frenchFunctionWordSenses } from './senses/function-word.ts';
import { frenchFurtherSenses } from './senses/further.ts';
import { frenchHomographRules } from './senses/homograph.ts';
import { frenchKnowledgeSenses } from './senses/knowledge.ts';
import { frenchPressSenses } from './senses/press.ts';
import { frenchPublicLifeSenses } from './senses/public-life.ts';
import { frenchPublicLifeVerbSenses } from './senses/public-life-verb.ts';
import { frenchRareSenses } from './senses/rare.ts';
import { frenchSceneSenses } from './senses/scene.ts';
import { frenchSportAndPlaceSenses } from './senses/sport-and-place.ts';
import { frenchVerbSenses } from './senses/verb.ts';
import { frenchVerbObjectSenses } from './senses/verb-object.ts';
import { frenchWiderSenses } from './senses/wider.ts';
import { frenchWordUseSenses } from './senses/word-use.ts';
import { frenchWrittenSenses } from './senses/written.ts';

export const frenchRules: readonly Rule[] = [
  ...frenchVerbRules,
  ...frenchNounRules,
  ...frenchInstitutionRules,
  ...frenchAdjectiveRules,
  ...frenchFunctionRules,
  ...frenchPronounRules,
  ...frenchReflexiveRules,
  ...frenchRareSenses,
  ...frenchWiderSenses,
  ...frenchClassRules,
  ...frenchArtsSenses,
  ...frenchBodyAndLandSenses,
  ...frenchEverydaySenses,
  ...frenchConductSenses,
  ...frenchDailyLifeSenses,
  ...frenchKnowledgeSenses,
  ...frenchPublicLifeSenses,
  ...frenchSportAndPlaceSenses,
  ...frenchVerbSenses,
  ...frenchPublicLifeVerbSenses,
  ...frenchVerbObjectSenses,
  ...frenchUsualSenses,
  ...frenchNounDefaults,
  ...frenchVerbDefaults,
  ...frenchHomographRules,
  ...frenchFurtherSenses,
  ...frenchPressSenses,
  ...frenchCommonNounSenses,
  ...frenchCommonVerbSenses,
  ...frenchSceneSenses,
  ...frenchConstructionRules,
  ...frenchParticipleRules,
  ...frenchPrepositionRules,
  ...frenchFunctionWordSenses,
  ...frenchWordOrderRules,
  ...frenchNationalityRules,
  ...frenchTopicAdjectives,
  ...frenchTopicVerbs,
  ...frenchTopicNouns,
  ...frenchWordUseSenses,
  ...frenchPreferredSenses,
  ...frenchCuedSenses,
  ...frenchCuedTopics,
  ...frenchCuedVerbs,
  ...frenchWrittenSenses,
];

import type { Rule } from '../grammar-rule.ts';
import { frenchAdjectiveRules } from './french-adjective-rules.ts';
import { frenchArtsSenses } from './french-arts-senses.ts';
import { frenchBodyAndLandSenses } from './french-body-and-land-senses.ts';
import { frenchClassRules } from './french-class-rules.ts';
import { frenchCommonNounSenses } from './french-common-noun-senses.ts';
import { frenchCommonVerbSenses } from './french-common-verb-senses.ts';
import { frenchConductSenses } from './french-conduct-senses.ts';
import { frenchConstructionRules } from './french-construction-rules.ts';
import { frenchCuedSenses } from './french-cued-senses.ts';
import { frenchCuedTopics } from './french-cued-topics.ts';
import { frenchCuedVerbs } from './french-cued-verbs.ts';
import { frenchDailyLifeSenses } from './french-daily-life-senses.ts';
import { frenchFunctionRules } from './french-function-rules.ts';
import { frenchFunctionWordSenses } from './french-function-word-senses.ts';
import { frenchFurtherSenses } from './french-further-senses.ts';
import { frenchHomographRules } from './french-homograph-rules.ts';
import { frenchInstitutionRules } from './french-institution-rules.ts';
import { frenchKnowledgeSenses } from './french-knowledge-senses.ts';
import { frenchNationalityRules } from './french-nationality-rules.ts';
import { frenchNounDefaults } from './french-noun-defaults.ts';
import { frenchNounRules } from './french-noun-rules.ts';
import { frenchParticipleRules } from './french-participle-rules.ts';
import { frenchPreferredSenses } from './french-preferred-senses.ts';
import { frenchPrepositionRules } from './french-preposition-rules.ts';
import { frenchPressSenses } from './french-press-senses.ts';
import { frenchPronounRules } from './french-pronoun-rules.ts';
import { frenchPublicLifeSenses } from './french-public-life-senses.ts';
import { frenchPublicLifeVerbSenses } from './french-public-life-verb-senses.ts';
import { frenchRareSenses } from './french-rare-senses.ts';
import { frenchReflexiveRules } from './french-reflexive-rules.ts';
import { frenchSceneSenses } from './french-scene-senses.ts';
import { frenchSportAndPlaceSenses } from './french-sport-and-place-senses.ts';
import { frenchTopicAdjectives } from './french-topic-adjectives.ts';
import { frenchTopicNouns } from './french-topic-nouns.ts';
import { frenchTopicVerbs } from './french-topic-verbs.ts';
import { frenchUsualSenses } from './french-usual-senses.ts';
import { frenchVerbDefaults } from './french-verb-defaults.ts';
import { frenchVerbObjectSenses } from './french-verb-object-senses.ts';
import { frenchVerbRules } from './french-verb-rules.ts';
import { frenchVerbSenses } from './french-verb-senses.ts';
import { frenchWiderSenses } from './french-wider-senses.ts';
import { frenchWordOrderRules } from './french-word-order-rules.ts';
import { frenchWordUseSenses } from './french-word-use-senses.ts';

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
];

import type { Rule } from '../grammar-rule.ts';
import { spanishAdjectiveRules } from './spanish-adjective-rules.ts';
import { spanishClassRules } from './spanish-class-rules.ts';
import { spanishClauseWords } from './spanish-clause-words.ts';
import { spanishConstructionRules } from './spanish-construction-rules.ts';
import { spanishEverydayClasses } from './spanish-everyday-classes.ts';
import { spanishEverydayFunctions } from './spanish-everyday-functions.ts';
import { spanishFrequentSenses } from './spanish-frequent-senses.ts';
import { spanishFunctionRules } from './spanish-function-rules.ts';
import { spanishGeneralRules } from './spanish-general-rules.ts';
import { spanishHomographRules } from './spanish-homograph-rules.ts';
import { spanishNounRules } from './spanish-noun-rules.ts';
import { spanishNounSenses } from './spanish-noun-senses.ts';
import { spanishParticipleSenses } from './spanish-participle-senses.ts';
import { spanishPassiveRules } from './spanish-passive-rules.ts';
import { spanishPrepositionRules } from './spanish-prepositions.ts';
import { spanishPronominalSenses } from './spanish-pronominal-senses.ts';
import { spanishPronouns } from './spanish-pronouns.ts';
import { spanishRelativeRules } from './spanish-relative-rules.ts';
import { spanishUsualConstructions } from './spanish-usual-constructions.ts';
import { spanishVerbRules } from './spanish-verb-rules.ts';
import { spanishVerbSenses } from './spanish-verb-senses.ts';
import { spanishWordClasses } from './spanish-word-classes.ts';

export const spanishRules: readonly Rule[] = [
  ...spanishVerbRules,
  ...spanishNounRules,
  ...spanishAdjectiveRules,
  ...spanishFunctionRules,
  ...spanishHomographRules,
  ...spanishClassRules,
  ...spanishConstructionRules,
  ...spanishClauseWords,
  ...spanishWordClasses,
  ...spanishNounSenses,
  ...spanishVerbSenses,
  ...spanishParticipleSenses,
  ...spanishPronominalSenses,
  ...spanishRelativeRules,
  ...spanishPassiveRules,
  ...spanishGeneralRules,
  ...spanishPronouns,
  ...spanishUsualConstructions,
  ...spanishFrequentSenses,
  ...spanishPrepositionRules,
  ...spanishEverydayClasses,
  ...spanishEverydayFunctions,
];

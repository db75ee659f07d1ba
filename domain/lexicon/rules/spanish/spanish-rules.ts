import type { Rule } from '../grammar-rule.ts';
import { spanishUsualConstructions } from './cues/usual-constructions.ts';
import { spanishAdjectiveRules } from './grammar/adjective.ts';
import { spanishClassRules } from './grammar/class.ts';
import { spanishClauseWords } from './grammar/clause-words.ts';
import { spanishConstructionRules } from './grammar/construction.ts';
import { spanishEverydayClasses } from './grammar/everyday-classes.ts';
import { spanishEverydayReading } from './grammar/everyday-reading.ts';
import { spanishFunctionRules } from './grammar/function.ts';
import { spanishGeneralRules } from './grammar/general.ts';
import { spanishNounRules } from './grammar/noun.ts';
import { spanishPassiveRules } from './grammar/passive.ts';
import { spanishPrepositionRules } from './grammar/prepositions.ts';
import { spanishPronouns } from './grammar/pronouns.ts';
import { spanishRelativeRules } from './grammar/relative.ts';
import { spanishVerbRules } from './grammar/verb.ts';
import { spanishWordClasses } from './grammar/word-classes.ts';
import { dailyGrammar } from './senses/daily-life.ts';
import { spanishEverydayFunctions } from './senses/everyday-functions.ts';
import { spanishFrequentSenses } from './senses/frequent.ts';
import { spanishHomographRules } from './senses/homograph.ts';
import { spanishNarrowSenses } from './senses/narrow.ts';
import { spanishNounSenses } from './senses/noun.ts';
import { spanishParticipleSenses } from './senses/participle.ts';
import { spanishPronominalSenses } from './senses/pronominal.ts';
import { spanishVerbSenses } from './senses/verb.ts';

/** Rules about the grammar of a sentence also hold beside a translation, which may be free. */
const besideTranslation = (rules: readonly Rule[]): readonly Rule[] =>
  rules.map((rule) => ({ ...rule, isAlsoBesideTranslation: true }));

export const spanishRules: readonly Rule[] = [
  ...spanishVerbRules,
  ...spanishNounRules,
  ...spanishAdjectiveRules,
  ...besideTranslation(spanishFunctionRules),
  ...spanishHomographRules,
  ...spanishClassRules,
  ...besideTranslation(spanishConstructionRules),
  ...besideTranslation(spanishClauseWords),
  ...besideTranslation(spanishWordClasses),
  ...spanishNounSenses,
  ...spanishVerbSenses,
  ...spanishParticipleSenses,
  ...besideTranslation(spanishPronominalSenses),
  ...besideTranslation(spanishRelativeRules),
  ...besideTranslation(spanishPassiveRules),
  ...besideTranslation(spanishGeneralRules),
  ...besideTranslation(spanishPronouns),
  ...besideTranslation(spanishUsualConstructions),
  ...spanishFrequentSenses,
  ...spanishPrepositionRules,
  ...besideTranslation(spanishEverydayClasses),
  ...besideTranslation(spanishEverydayFunctions),
  ...dailyGrammar,
  ...spanishEverydayReading,
  ...spanishNarrowSenses,
];

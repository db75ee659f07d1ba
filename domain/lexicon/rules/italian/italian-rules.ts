import type { Rule } from '../grammar-rule.ts';
import { italianAdjectiveRules } from './italian-adjective-rules.ts';
import { italianCueRules } from './italian-cues.ts';
import { italianFunctionRules } from './italian-function-rules.ts';
import { italianNounRules } from './italian-noun-rules.ts';
import { italianNounSenses } from './italian-noun-senses.ts';
import { italianOtherSenses } from './italian-other-senses.ts';
import { italianVerbRules } from './italian-verb-rules.ts';
import { italianVerbSenses } from './italian-verb-senses.ts';

export const italianRules: readonly Rule[] = [
  ...italianVerbRules,
  ...italianNounRules,
  ...italianAdjectiveRules,
  ...italianFunctionRules,
  ...italianNounSenses,
  ...italianVerbSenses,
  ...italianOtherSenses,
  ...italianCueRules,
];

import type { Rule } from '../grammar-rule.ts';
import { frenchAdjectiveRules } from './french-adjective-rules.ts';
import { frenchClassRules } from './french-class-rules.ts';
import { frenchFunctionRules } from './french-function-rules.ts';
import { frenchNounRules } from './french-noun-rules.ts';
import { frenchNounSenses } from './french-noun-senses.ts';
import { frenchVerbRules } from './french-verb-rules.ts';
import { frenchVerbSenses } from './french-verb-senses.ts';

export const frenchRules: readonly Rule[] = [
  ...frenchVerbRules,
  ...frenchNounRules,
  ...frenchAdjectiveRules,
  ...frenchFunctionRules,
  ...frenchClassRules,
  ...frenchNounSenses,
  ...frenchVerbSenses,
];

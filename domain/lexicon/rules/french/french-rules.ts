import type { Rule } from '../grammar-rule.ts';
import { frenchAdjectiveRules } from './french-adjective-rules.ts';
import { frenchFunctionRules } from './french-function-rules.ts';
import { frenchNounRules } from './french-noun-rules.ts';
import { frenchVerbRules } from './french-verb-rules.ts';

export const frenchRules: readonly Rule[] = [
  ...frenchVerbRules,
  ...frenchNounRules,
  ...frenchAdjectiveRules,
  ...frenchFunctionRules,
];

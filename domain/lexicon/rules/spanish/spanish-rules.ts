import type { Rule } from '../grammar-rule.ts';
import { spanishAdjectiveRules } from './spanish-adjective-rules.ts';
import { spanishFunctionRules } from './spanish-function-rules.ts';
import { spanishNounRules } from './spanish-noun-rules.ts';
import { spanishVerbRules } from './spanish-verb-rules.ts';

export const spanishRules: readonly Rule[] = [
  ...spanishVerbRules,
  ...spanishNounRules,
  ...spanishAdjectiveRules,
  ...spanishFunctionRules,
];

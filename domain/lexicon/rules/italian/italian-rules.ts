import type { Rule } from '../grammar-rule.ts';
import { italianAdjectiveRules } from './italian-adjective-rules.ts';
import { italianFunctionRules } from './italian-function-rules.ts';
import { italianNounRules } from './italian-noun-rules.ts';
import { italianVerbRules } from './italian-verb-rules.ts';

export const italianRules: readonly Rule[] = [
  ...italianVerbRules,
  ...italianNounRules,
  ...italianAdjectiveRules,
  ...italianFunctionRules,
];

import type { Rule } from '../grammar-rule.ts';
import { germanAdjectiveRules } from './german-adjective-rules.ts';
import { germanConstructionRules } from './german-construction-rules.ts';
import { germanFunctionRules } from './german-function-rules.ts';
import { germanNounRules } from './german-noun-rules.ts';
import { germanVerbRules } from './german-verb-rules.ts';

export const germanRules: readonly Rule[] = [
  ...germanVerbRules,
  ...germanNounRules,
  ...germanAdjectiveRules,
  ...germanFunctionRules,
  ...germanConstructionRules,
];

import type { Rule } from '../grammar-rule.ts';
import { portugueseAdjectiveRules } from './portuguese-adjective-rules.ts';
import { portugueseClassRules } from './portuguese-class-rules.ts';
import { portugueseClauseRules } from './portuguese-clause-rules.ts';
import { portugueseConstructionRules } from './portuguese-construction-rules.ts';
import { portugueseCuedSenseRules } from './portuguese-cued-senses.ts';
import { portugueseCueRules } from './portuguese-cues.ts';
import { portugueseFunctionRules } from './portuguese-function-rules.ts';
import { portugueseHomographRules } from './portuguese-homograph-rules.ts';
import { portugueseNewsRules } from './portuguese-news-rules.ts';
import { portugueseNounRules } from './portuguese-noun-rules.ts';
import { portugueseSenseRules } from './portuguese-sense-rules.ts';
import { portugueseUndecidedRules } from './portuguese-undecided-rules.ts';
import { portugueseUsageRules } from './portuguese-usage-rules.ts';
import { portugueseVerbRules } from './portuguese-verb-rules.ts';

/** Rules for Portuguese words with several common meanings that the neighbouring words distinguish. */
export const portugueseRules: readonly Rule[] = [
  ...portugueseVerbRules,
  ...portugueseNounRules,
  ...portugueseAdjectiveRules,
  ...portugueseFunctionRules,
  ...portugueseHomographRules,
  ...portugueseCueRules,
  ...portugueseUsageRules,
  ...portugueseNewsRules,
  ...portugueseClauseRules,
  ...portugueseSenseRules,
  ...portugueseUndecidedRules,
  ...portugueseConstructionRules,
  ...portugueseClassRules,
  ...portugueseCuedSenseRules,
];

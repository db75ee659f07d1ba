import type { Rule } from '../grammar-rule.ts';
import { portugueseCuedSenseRules } from './cues/cued.ts';
import { portugueseCueRules } from './cues/cues.ts';
import { portugueseAdjectiveRules } from './grammar/adjective.ts';
import { portugueseClassRules } from './grammar/class.ts';
import { portugueseClauseRules } from './grammar/clause.ts';
import { portugueseConstructionRules } from './grammar/construction.ts';
import { portugueseFunctionRules } from './grammar/function.ts';
import { portugueseNounRules } from './grammar/noun.ts';
import { portuguesePersonRules } from './grammar/person.ts';
import { portugueseUndecidedRules } from './grammar/undecided.ts';
import { portugueseUsageRules } from './grammar/usage.ts';
import { portugueseVerbRules } from './grammar/verb.ts';
import { portugueseHomographRules } from './senses/homograph.ts';
import { portugueseNewsRules } from './senses/news.ts';
import { portugueseSenseRules } from './senses/sense.ts';

/** Rules that choose between common meanings of Portuguese words according to the neighbouring words. */
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
  ...portuguesePersonRules,
  ...portugueseCuedSenseRules,
];

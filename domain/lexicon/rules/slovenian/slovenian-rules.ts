import type { Rule } from '../grammar-rule.ts';
import { slovenianAdjectiveRules } from './slovenian-adjective-rules.ts';
import { slovenianCommonForms } from './slovenian-common-forms.ts';
import { slovenianConstructionRules } from './slovenian-construction-rules.ts';
import { slovenianCuedSenses } from './slovenian-cued-senses.ts';
import { slovenianCues } from './slovenian-cues.ts';
import { slovenianFunctionRules } from './slovenian-function-rules.ts';
import { slovenianHomographRules } from './slovenian-homograph-rules.ts';
import { slovenianHomonymRules } from './slovenian-homonym-rules.ts';
import { slovenianNounRules } from './slovenian-noun-rules.ts';
import { slovenianParticleRules } from './slovenian-particle-rules.ts';
import { slovenianSenseRules } from './slovenian-sense-rules.ts';
import { slovenianTopicCues } from './slovenian-topic-cues.ts';
import { slovenianVerbRules } from './slovenian-verb-rules.ts';

export const slovenianRules: readonly Rule[] = [
  ...slovenianVerbRules,
  ...slovenianNounRules,
  ...slovenianAdjectiveRules,
  ...slovenianFunctionRules,
  ...slovenianSenseRules,
  ...slovenianHomographRules,
  ...slovenianConstructionRules,
  ...slovenianCues,
  ...slovenianCuedSenses,
  ...slovenianHomonymRules,
  ...slovenianTopicCues,
  ...slovenianParticleRules,
  ...slovenianCommonForms,
];

import type { Rule } from '../grammar-rule.ts';
import { germanAdjectiveRules } from './german-adjective-rules.ts';
import { germanAdverbRules } from './german-adverb-rules.ts';
import { germanClauseRules } from './german-clause-rules.ts';
import { germanCompoundHeadRules } from './german-compound-head-rules.ts';
import { germanConstructionRules } from './german-construction-rules.ts';
import { germanCueRules } from './german-cues.ts';
import { germanDirectionRules } from './german-direction-rules.ts';
import { germanFunctionRules } from './german-function-rules.ts';
import { germanMeasureRules } from './german-measure-rules.ts';
import { germanModifierRules } from './german-modifier-rules.ts';
import { germanNeighbourRules } from './german-neighbour-rules.ts';
import { germanNounRules } from './german-noun-rules.ts';
import { germanParticleRules } from './german-particle-rules.ts';
import { germanPrepositionRules } from './german-preposition-rules.ts';
import { germanPronounRules } from './german-pronoun-rules.ts';
import { germanRelationRules } from './german-relation-rules.ts';
import { germanShortWordRules } from './german-short-word-rules.ts';
import { germanStandAloneRules } from './german-stand-alone-rules.ts';
import { germanSuffixRules } from './german-suffix-rules.ts';
import { germanUsageRules } from './german-usage-rules.ts';
import { germanVerbRules } from './german-verb-rules.ts';
import { germanWordRules } from './german-word-rules.ts';

export const germanRules: readonly Rule[] = [
  ...germanVerbRules,
  ...germanNounRules,
  ...germanAdjectiveRules,
  ...germanAdverbRules,
  ...germanCueRules,
  ...germanFunctionRules,
  ...germanDirectionRules,
  ...germanMeasureRules,
  ...germanPrepositionRules,
  ...germanRelationRules,
  ...germanPronounRules,
  ...germanShortWordRules,
  ...germanNeighbourRules,
  ...germanStandAloneRules,
  ...germanConstructionRules,
  ...germanCompoundHeadRules,
  ...germanParticleRules,
  ...germanSuffixRules,
  ...germanModifierRules,
  ...germanClauseRules,
  ...germanUsageRules,
  ...germanWordRules,
];

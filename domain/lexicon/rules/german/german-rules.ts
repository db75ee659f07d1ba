import type { Rule } from '../grammar-rule.ts';
import { germanCueRules } from './cues/cues.ts';
import { germanAdjectiveRules } from './grammar/adjective.ts';
import { germanAdverbRules } from './grammar/adverb.ts';
import { germanClauseRules } from './grammar/clause.ts';
import { germanCompoundHeadRules } from './grammar/compound-head.ts';
import { germanConstructionRules } from './grammar/construction.ts';
import { germanDirectionRules } from './grammar/direction.ts';
import { germanFunctionRules } from './grammar/function.ts';
import { germanMeasureRules } from './grammar/measure.ts';
import { germanModifierRules } from './grammar/modifier.ts';
import { germanNeighbourRules } from './grammar/neighbour.ts';
import { germanNounRules } from './grammar/noun.ts';
import { germanParticleRules } from './grammar/particle.ts';
import { germanPrepositionRules } from './grammar/preposition.ts';
import { germanPronounRules } from './grammar/pronoun.ts';
import { germanRelationRules } from './grammar/relation.ts';
import { germanShortWordRules } from './grammar/short-word.ts';
import { germanStandAloneRules } from './grammar/stand-alone.ts';
import { germanSuffixRules } from './grammar/suffix.ts';
import { germanUsageRules } from './grammar/usage.ts';
import { germanVerbRules } from './grammar/verb.ts';
import { germanWordRules } from './grammar/word.ts';
import { germanWrittenRules } from './grammar/written.ts';

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
  ...germanWrittenRules,
];

import type { Rule } from '../grammar-rule.ts';
import { slovenianCuedSenses } from './cues/cued.ts';
import { slovenianCues } from './cues/cues.ts';
import { slovenianTopicCues } from './cues/topic.ts';
import { slovenianAdjectiveRules } from './grammar/adjective.ts';
import { slovenianConstructionRules } from './grammar/construction.ts';
import { slovenianDirectionRules } from './grammar/direction.ts';
import { slovenianFunctionRules } from './grammar/function.ts';
import { slovenianNounRules } from './grammar/noun.ts';
import { slovenianParticleRules } from './grammar/particle.ts';
import { slovenianQuantityRules } from './grammar/quantity.ts';
import { slovenianVerbRules } from './grammar/verb.ts';
import { slovenianNounsBesideAdjectives } from './senses/beside-adjectives.ts';
import { slovenianCommonForms } from './senses/common-forms.ts';
import { slovenianEverydayForms } from './senses/everyday-forms.ts';
import { slovenianEverydayHomographs } from './senses/everyday-homographs.ts';
import { slovenianHomographRules } from './senses/homograph.ts';
import { slovenianHomonymRules } from './senses/homonym.ts';
import { slovenianNeighbourForms } from './senses/neighbour-forms.ts';
import { slovenianSenseRules } from './senses/sense.ts';
import { slovenianWrittenWords } from './senses/written-words.ts';

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
  ...slovenianDirectionRules,
  ...slovenianQuantityRules,
  ...slovenianNeighbourForms,
  ...slovenianCommonForms,
  ...slovenianEverydayForms,
  ...slovenianEverydayHomographs,
  ...slovenianWrittenWords,
  ...slovenianNounsBesideAdjectives,
];

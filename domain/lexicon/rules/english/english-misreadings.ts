import type { Misreading } from '../misreading.ts';
import { adverbialMisreadings } from './misreadings/adverbial.ts';
import { auxiliaryMisreadings } from './misreadings/auxiliary.ts';
import { commonMisreadings } from './misreadings/common.ts';
import { generalMisreadings } from './misreadings/general.ts';
import { infinitiveMisreadings } from './misreadings/infinitive.ts';
import { literalMisreadings } from './misreadings/literal.ts';
import { literalVerbs } from './misreadings/literal-verbs.ts';
import { personMisreadings } from './misreadings/person.ts';
import { phrasalMisreadings } from './misreadings/phrasal.ts';
import { phrasalSenses } from './misreadings/phrasal-verb-senses.ts';
import { phraseMisreadings } from './misreadings/phrase.ts';
import { proseMisreadings } from './misreadings/prose.ts';
import { senseMisreadings } from './misreadings/sense.ts';
import { setPhraseMisreadings } from './misreadings/set-phrase.ts';
import { twoSenseMisreadings } from './misreadings/two-sense.ts';
import { verbMisreadings } from './misreadings/verb.ts';
import { textMisreadings } from './misreadings/verbs-with-particles.ts';
import { writtenMisreadings } from './misreadings/written.ts';

/** Checks that recognise English text which contains the words of an expression without its meaning. */
export const englishMisreadings: readonly Misreading[] = [
  ...verbMisreadings,
  ...auxiliaryMisreadings,
  ...adverbialMisreadings,
  ...phrasalSenses,
  ...infinitiveMisreadings,
  ...senseMisreadings,
  ...phraseMisreadings,
  ...phrasalMisreadings,
  ...commonMisreadings,
  ...setPhraseMisreadings,
  ...textMisreadings,
  ...generalMisreadings,
  ...personMisreadings,
  ...twoSenseMisreadings,
  ...writtenMisreadings,
  ...proseMisreadings,
  ...literalMisreadings,
  ...literalVerbs,
];

import type { Misreading } from '../misreading.ts';
import { adverbialMisreadings } from './english-adverbial-misreadings.ts';
import { auxiliaryMisreadings } from './english-auxiliary-misreadings.ts';
import { commonMisreadings } from './english-common-misreadings.ts';
import { generalMisreadings } from './english-general-misreadings.ts';
import { infinitiveMisreadings } from './english-infinitive-misreadings.ts';
import { personMisreadings } from './english-person-misreadings.ts';
import { phrasalMisreadings } from './english-phrasal-misreadings.ts';
import { phrasalSenses } from './english-phrasal-senses.ts';
import { phraseMisreadings } from './english-phrase-misreadings.ts';
import { senseMisreadings } from './english-sense-misreadings.ts';
import { setPhraseMisreadings } from './english-set-phrase-misreadings.ts';
import { textMisreadings } from './english-text-misreadings.ts';
import { twoSenseMisreadings } from './english-two-sense-misreadings.ts';
import { verbMisreadings } from './english-verb-misreadings.ts';

/** English text that contains the words of an expression without its meaning. */
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
];

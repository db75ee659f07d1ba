import type { Misreading } from '../misreading.ts';
import { isOnly, isParticiple, mayBe } from '../word-classes.ts';
import { beforeIs, form, isOtherThan, misread } from './french-neighbours.ts';

/** French expressions whose neighbours show that their words have another meaning, see misreading.ts. */
export const cuedFrenchMisreadings: readonly Misreading[] = [
  // “un monde à part” (a separate world), but “à part lui” (except him)
  misread(
    /^à part$/,
    isOtherThan('except/', ({ next, lexicon }) => mayBe(next, ['determiner', 'pronoun', 'noun', 'name'], lexicon)),
  ),
  // “à l’époque, il riait” (at that time, he used to laugh), but not “à l’époque romaine” (in Roman times)
  misread(/^à l’époque$/, ({ next, lexicon }) => isOnly(next, ['adjective'], lexicon)),
  misread(/^à l’époque/, beforeIs(/^jusqu’$/)),
  // “il reste dix jours” (ten days are left), but not “il reste calme” (he stays calm)
  misread(
    /^il reste$/,
    ({ next, lexicon }) =>
      isOnly(next, ['adjective', 'verb'], lexicon) || isParticiple(next, 'fr') || form(next) === 'en',
  ),
];

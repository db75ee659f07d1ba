import type { Misreading } from '../../misreading.ts';
import { isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { beforeIs, followedBy, form, isOtherThan, misread } from '../french-neighbours.ts';

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
  // “recommencer à zéro” (start from scratch), but not “deux à zéro” (two to nil)
  misread(/^à zéro$/, ({ before, lexicon }) => /^\d/.test(form(before)) || mayBe(before, ['numeral'], lexicon)),
  // “pousser à la faute” (drive to a mistake), but not “pousser à l’ombre” (grow in the shade)
  misread(/^pousser à$/, followedBy(/^(?:état|ombre|altitude|pied|soleil|lisière|bord|intérieur|sommet)$/, 2)),
  // “affecté à un poste” (assigned to a post), but not “affecte à la fois” (affects both)
  misread(/^affecter à$/, ({ later: [next, second] }) => form(second) === 'fois' || form(next) === 'nouveau'),
  // “détourner du travail” (distract from work), but not “détourner le cours de la rivière” (divert the river)
  misread(/^détourner (?:… )?de$/, ({ span }) => span.length > 3),
  // “il reste dix jours” (ten days are left), but not “il reste calme” (he stays calm)
  misread(
    /^il reste$/,
    ({ next, lexicon }) =>
      isOnly(next, ['adjective', 'verb'], lexicon) || isParticiple(next, 'fr') || form(next) === 'en',
  ),
];

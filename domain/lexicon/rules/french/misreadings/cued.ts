import type { Misreading } from '../../misreading.ts';
import { isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { beforeIs, followedBy, form, isOtherThan, misread } from '../french-neighbours.ts';

/**
 * French expressions with several meanings, and expressions whose words may be meant literally. Nearby words show which is
 * the case, see misreading.ts.
 */
export const cuedFrenchMisreadings: readonly Misreading[] = [
  // “à part” means “separate” in “un monde à part” (a separate world), but “except” in “à part lui” (except him).
  misread(
    /^à part$/,
    isOtherThan('except/', ({ next, lexicon }) => mayBe(next, ['determiner', 'pronoun', 'noun', 'name'], lexicon)),
  ),
  // False match: “à l’époque romaine” (in Roman times). True match: “à l’époque, il riait” (at that time, he used to laugh).
  misread(/^à l’époque$/, ({ next, lexicon }) => isOnly(next, ['adjective'], lexicon)),
  misread(/^à l’époque/, beforeIs(/^jusqu’$/)),
  // False match: “deux à zéro” (two to nil). True match: “recommencer à zéro” (start from scratch).
  misread(/^à zéro$/, ({ before, lexicon }) => /^\d/.test(form(before)) || mayBe(before, ['numeral'], lexicon)),
  // False match: “pousser à l’ombre” (grow in the shade). True match: “pousser à la faute” (drive to a mistake).
  misread(/^pousser à$/, followedBy(/^(?:état|ombre|altitude|pied|soleil|lisière|bord|intérieur|sommet)$/, 2)),
  // False match: “affecte à la fois” (affects both). True match: “affecté à un poste” (assigned to a post).
  misread(/^affecter à$/, ({ later: [next, second] }) => form(second) === 'fois' || form(next) === 'nouveau'),
  // False match: “détourner le cours de la rivière” (divert the river). True match: “détourner du travail” (distract from
  // work).
  misread(/^détourner (?:… )?de$/, ({ span }) => span.length > 3),
  // False match: “il reste calme” (he stays calm). True match: “il reste dix jours” (ten days are left).
  misread(
    /^il reste$/,
    ({ next, lexicon }) =>
      isOnly(next, ['adjective', 'verb'], lexicon) || isParticiple(next, 'fr') || form(next) === 'en',
  ),
];

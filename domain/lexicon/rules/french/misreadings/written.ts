import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, isParticiple } from '../../word-classes.ts';
import { beforeIs, form, have, isReflexive, lacksInfinitive, misread, nextIs } from '../french-neighbours.ts';

const determiners =
  /^(?:un|le|les|des|ce|ces|du|au|aux|chaque|mon|ma|mes|ton|son|sa|ses|leurs?|quelques|plusieurs|deux|trois|premiers?|derniers?|petits?|grands?|second|deuxième|faux|mauvais)$/;

/** French expressions of news, fiction and encyclopedias whose words also occur together by chance, see misreading.ts. */
export const writtenFrenchMisreadings: readonly Misreading[] = [
  // False match: “un premier pas de fait” (a first step taken). True match: “il n’a pas de pain” (he has no bread).
  misread(/^pas (?:de|d’)$/, beforeIs(determiners)),
  // False match: “sur ce point délicat” (on this delicate point). True match: “sur ce point, il a raison” (in this respect).
  misread(/^sur ce point$/, ({ next, lexicon }) => isOnly(next, ['adjective', 'preposition'], lexicon)),
  // False match: “à la maison de retraite” (at the old people’s home). True match: “rester à la maison” (stay at home).
  misread(/^(?:\p{L}+ )?à la maison$/u, nextIs(/^(?:de|d’|du|des|close|mère|communale|familiale|paternelle|blanche)$/)),
  // False match: “il n’entre donc pas” (so he does not enter). True match: “Entre donc !” (do come in!).
  misread(/^entrez? donc$/, ({ before }) => before !== undefined && !/^(?:et|mais|allez|eh|bien)$/.test(form(before))),
  // False match: “assister à la rencontre” (attend the meeting). True match: “aller à la rencontre de” (go to meet).
  misread(
    /^à la rencontre(?: de)?$/,
    ({ earlier }) =>
      !earlier
        .slice(-4)
        .some((word) =>
          /^(?:all|va$|vont$|part(?:s|ent|ant|ons|ez|ir.*|i|ie|is|it|ies|ait|aient)?$|vien|sort|cour|march|ira)/.test(
            form(word),
          ),
        ),
  ),
  // False match: “en mer de Norvège” (in the Norwegian Sea). True match: “se perdre en mer” (be lost at sea).
  misread(
    /^en mer$/,
    nextIs(/^(?:de|d’|du|des|noire|rouge|baltique|caspienne|méditerranée|égée|adriatique|ionienne)$/),
  ),
  // False match: “les premières sorties de l’eau” (the first times out of the water). True match: “il est sorti de l’eau”
  // (he came out of the water).
  misread(
    /^sortir de$/,
    ({ span: [first], before }) =>
      /^sorties?$/.test(form(first)) &&
      /^(?:la|les|une|des|aux?|sa|ses|leurs?|cette|ces|première?s?|dernières?|prochaines?|nouvelles?|deux|trois|de|à)$/.test(
        form(before),
      ),
  ),
  // False match: “les sites protégés de la République de Serbie” (the protected sites of the Republic of Serbia). True match:
  // “protéger la peau du soleil” (protect the skin from the sun).
  misread(
    /^protéger (?:… )?(?:de|contre)$/,
    ({ span, before }) => span.length > 2 && isParticiple(span[0], 'fr') && !have.test(form(before)),
  ),
  // False match: “menaçait la ville des Romains” (threatened the city of the Romans). True match: “menacer quelqu’un de mort”
  // (threaten a person with death).
  misread(
    /^menacer (?:… )?de$/,
    ({ span, later: [next] }) =>
      span.length > 2 && (/^(?:du|des)$/.test(form(span.at(-1))) || /^(?:la|l’|les)$/.test(form(next))),
  ),
  // “avoir raison de” means “be right to” in “il a raison de partir” (he is right to leave), but “get the better of” in “il a
  // raison de son rival” (he gets the better of his rival).
  misread(
    /^avoir raison de$/,
    (neighbours) => neighbours.conceptId.startsWith('be-right-to') === lacksInfinitive(neighbours),
  ),
  // “finir par” is explained as “eventually”, because “end up” looks like the verb alone.
  misread(/^finir par$/, ({ conceptId }) => !conceptId.startsWith('eventually')),
  // False match: “le train passe à Lyon” (the train passes through Lyon). True match: “passer à autre chose” (move on to
  // something else).
  misread(/^passer à$/, ({ next }) => isCapitalised(next)),
  // “se doter de” means “acquire”, not “supply with”.
  misread(/^doter (?:… )?de$/, isReflexive),
  // False match: “une direction dépourvue d’assistance” (steering without power assistance). True match: “un établissement
  // d’assistance” (a health care institution).
  misread(
    /^d’assistance$/,
    ({ before }) => !/^(?:établissements?|services?|structures?|centres?|organismes?|personnel)$/.test(form(before)),
  ),
  // False match: “la première division blindée” (the first armoured division). True match: “jouer en première division”
  // (play in the first division).
  misread(/^première division$/, ({ next, lexicon }) => isOnly(next, ['adjective'], lexicon)),
];

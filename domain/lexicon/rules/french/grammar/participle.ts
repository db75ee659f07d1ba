import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly } from '../../word-classes.ts';
import { closeAfter, formOf, formsOfBe, formsOfHave } from '../french-context.ts';
import { both, determiner, either, isAfter, isBefore, near, not, partOfSpeech } from '../french-senses.ts';

/** Forms that are more often nouns than participles: “l’armée” (the army). */
const nouns = new Set(
  'armée armées étendue étendues avancée avancées tranchée tranchées rangée rangées retenue retenues fondue fondues battue battues couvert couverts écrit écrits produit produits permis interdit interdits'.split(
    ' ',
  ),
);
const inflect = (participles: string) =>
  participles
    .split(' ')
    .flatMap((each) => [each, `${each}e`, `${each}s`, `${each}es`])
    .filter((each) => !nouns.has(each))
    .join(' ');

/** Adverbs of degree, after which a participle is an adjective: “un match très disputé” (a very close match). */
const degree =
  /^(?:très|plus|moins|trop|si|assez|aussi|tellement|fort|vraiment|plutôt|extrêmement|particulièrement|peu|bien|mal|relativement|complètement|tout|toute|un peu)$/;
const passive = /^(?:été|être|étant|fut|furent)$/;
const adverb = /^(?:\p{L}{3,}ment|déjà|aussi|ensuite|alors|toujours|jamais|pas|enfin|encore|depuis|souvent)$/u;

/**
 * The word before the participle. If that is an adverb, the word before the adverb: “été” in “a été rapidement retourné”
 * (was quickly returned).
 */
const auxiliary = ({ before, earlier }: Place) => (adverb.test(formOf(before)) ? earlier.at(-2) : before);
const isPassive = (place: Place) => gapBefore(place) === 1 && passive.test(formOf(auxiliary(place)));
const endsPhrase = (place: Place) =>
  closeAfter(place) === undefined || isOnly(closeAfter(place), ['conjunction'], place.lexicon);

/** Participles that the lexicon also lists as adjectives with another meaning: “posé” (laid or level-headed). */
const oftenVerbs = inflect(
  'retourné posé disputé buté décalé distingué estimé ordonné planté relâché reculé renfermé appliqué défendu dérangé dressé échoué fauché formé largué rangé rapproché sonné touché tranché coupé déplacé dépassé engagé daté répété ressuscité avancé branché brisé cultivé soigné primé piégé raté réfléchi retenu abattu battu accablé animé autorisé bloqué chargé classé coté contesté mentionné négligé programmé prolongé improvisé exilé enterré enseveli inondé fondu perturbé menacé masqué habilité élaboré emballé entraîné',
);

/**
 * Participles that count as verbs only in the passive and before “par”: “il a été élevé par” (he was raised by), but “un
 * prix élevé” (a high price).
 */
const sometimesVerbs = inflect(
  'élevé étendu tendu armé attaché isolé perdu occupé fini limité réservé fermé ouvert connu abandonné séparé uni lié protégé privé passé couvert caché choisi cassé obtenu produit développé situé opposé permis interdit promis serré cuit frit écrit gelé allongé agité arrondi déterminé détaché détaillé dispersé disposé endommagé éclairé éveillé forcé généralisé impliqué intéressé justifié mesuré modifié modéré ordonné personnalisé plongé rénové renouvelé renommé séché structuré surpris trempé usé varié',
);

/** Rules that tell participles from adjectives. */
export const frenchParticipleRules: readonly Rule[] = [
  // “retourné” is a verb in “il est retourné chez lui” (he went back home). “posé” in “un homme posé” (a level-headed man)
  // is an adjective.
  partOfSpeech(
    oftenVerbs,
    'verb',
    either(
      isPassive,
      both(
        not(isAfter(degree)),
        not(isAfter(determiner)),
        either(
          isBefore(/^(?:par|lors|en|à|au|aux|dans|sur|pour|le|contre|entre|chez|vers|depuis|comme)$/),
          (place) => gapBefore(place) === 1 && formsOfHave.test(formOf(auxiliary(place))),
          (place) => gapBefore(place) === 1 && formsOfBe.test(formOf(auxiliary(place))) && !endsPhrase(place),
        ),
      ),
    ),
    { weightOfOthers: 0.02 },
  ),
  partOfSpeech(
    sometimesVerbs,
    'verb',
    either(
      (place) => gapBefore(place) === 1 && /^été$/.test(formOf(auxiliary(place))) && !degree.test(formOf(place.before)),
      both(isBefore(/^par$/), not(isAfter(degree))),
    ),
    { weightOfOthers: 0.02 },
  ),
  // “posée” is a verb in “une dalle posée hier” (a slab laid yesterday), but not in “un garçon calme et posé” (a calm and
  // level-headed boy).
  partOfSpeech(
    'posé posée posés posées',
    'verb',
    not(
      either(
        isAfter(degree),
        near('homme|femme|garçon|fille|caractère|ton$|voix|calme|jeune|esprit|personne|réfléchi|attitude'),
      ),
    ),
    { weightOfOthers: 0.02 },
  ),
];

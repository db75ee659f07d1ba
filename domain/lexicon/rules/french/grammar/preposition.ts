import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { closeAfter, formOf } from '../french-context.ts';
import { both, either, isAfter, isBefore, near, not } from '../french-senses.ts';
import { isAmong } from '../senses/homograph.ts';

/** Nouns and other words that require “à” after them: “accès aux soins” (access to care). */
const governsA =
  /^(?:accès|aides?|appels?|hommage|réponses?|réaction|retour|recours|rapport|rapports|droits?|grâce|face|quant|suite|soutien|opposition|atteintes?|contributions?|participation|référence|attention|résistance|liens?|allergies?|intolérances?|passage|coups?|blessures?|douleurs?|balle|adaptation|contraire|soumis|dus?|due|dues|exposition|adhésion|visite|attaque|dommages?|limites?|jusqu’|conforme|lié|liée|liés|liées|sensibles?|relatif|relative|relatifs|relatives|dédiée?s?|consacrée?s?|destinée?s?|ajout|chasse|priorité|besoins?|frein|obstacle|fin|alternative|solution|atout)$/;

/** Parts and qualities that follow “aux” and “au”: “un homme aux yeux bleus” (a man with blue eyes). */
const features =
  /^(?:yeux|cheveux|couleurs?|pattes|jambes|oreilles|dents|lèvres|ailes|traits|murs|toits?|façades?|fenêtres|formes?|lignes|contours|bords|accents|goûts?|saveurs?|parfums?|notes|tons|reflets|allures?|airs|dimensions|proportions|capacités|performances|qualités|pouvoirs|caractéristiques|propriétés|effets|sonorités|rythmes?|feuilles|racines|tiges|poils?|plumes|rayures|motifs|volets|origines|ambitions|facettes|visages?|regard|teint|nez|crâne|chapeau|manteau|format|caractère|tempérament|style|design|charme|climat|relief|passé|destin|nom|prénom|casque|pelage|plumage|bec)$/;
/** Adjectives that come before such a part or quality: “aux longs cheveux” (with long hair). */
const beforeFeature =
  /^(?:longs?|longues|grande?s?|petite?s?|multiples|nombreux|nombreuses|larges?|épais|épaisses|gros|grosses|beaux|belles|fines|riches|mille|double|triple|hautes|vives)$/;

/** Food, fuel and tools: “une tarte aux pommes” (an apple tart). */
const ingredients =
  /^(?:gaz|kérosène|pétrole|charbon|bois|fioul|fuel|diesel|laser|crayon|pinceau|couteau|fusil|pistolet|marteau|filet|filets|harpon|citron|chocolat|fromage|beurre|lait|miel|poivre|sel|café|riz|poulet|thon|jambon|curry|vin|caramel|sucre|champignons|fruits|légumes|pommes|poires|amandes|noix|noisettes|herbes|épices|oignons|olives|poireaux|fraises|framboises|cerises|crevettes|lardons|œufs|tomates|saumon|bœuf|porc|canard|piment|chèvre|basilic|pesto|rhum|cidre|carbone|plomb|napalm|mercure|armes?|fusain|pastel|arc)$/;
/** Parts, fuels and qualities after “à” without an article: “un bateau à vapeur” (a steamboat). */
const equipment =
  /^(?:fleurs?|feuilles|feuillage|vapeur|voiles?|rames|moteur|moteurs|hélices?|réaction|roues|roulettes|chenilles|pédales|manivelle|ressorts?|piles?|batterie|gaz|charbon|pétrole|essence|carreaux|rayures|pois|talons|manches|capuche|boutons|bretelles|lunettes|moustache|barbe|tiroirs|colonnes|poudre|cordes|clavier|clés?|puce|bulles|sensations|succès|problèmes|risques?|thème|suspense|rebondissements|crédit|vocation|dominante|connotation|tendance|majorité|forte|fortes|haute|hautes|faible|grande|grand|fort|double|triple|simple|large|longue|longues|grandes|ski|skis|ogives|arcades|pans|damier|hydrogène|ondes|bande|cristaux|neutrons|fragmentation|combustion|injection|explosion|accumulation|intérêt|revenus?|mobilité)$/;
const notFeatures =
  /^(?:mètres?|m|km|kilomètres?|cm|milles?|lieues|heures?|h|minutes?|secondes|jours?|semaines?|mois|ans?|années?|euros?|dollars?|francs|€|pour|reprises|fois|degrés|pas|contre|reprise|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|et|ou|millions?|milliards?|points|personnes)$/;
const numbers = /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|\d{1,2})$/;

const isBehindNoun = (place: Place) =>
  gapBefore(place) === 1 &&
  mayBe(place.before, ['noun', 'adjective'], place.lexicon) &&
  !mayBe(place.before, ['adverb', 'preposition'], place.lexicon) &&
  !isInfinitive(place.before, 'fr', place.lexicon) &&
  !governsA.test(formOf(place.before)) &&
  !(isOnly(place.before, ['adjective'], place.lexicon) && governsA.test(formOf(place.earlier.at(-2))));

const namesFeature = ({ after: [next, afterNext] }: Place) =>
  features.test(formOf(next)) || (beforeFeature.test(formOf(next)) && features.test(formOf(afterNext)));

/** Adjectives before which the plural article is “de”: “de grands arbres” (tall trees). */
const beforePlural =
  /^(?:telle?s|nombreu(?:x|ses)|nouve(?:aux|lles)|grande?s|petite?s|bons|bonnes|autres|beaux|belles|gros|grosses|vraie?s|fort[se]s?|longs|longues|multiples|différente?s|diverse?s|meilleure?s|jeunes|anciens|anciennes|importante?s|sérieu(?:x|ses)|véritables|simples|vastes|graves|faibles|hauts|hautes|vieux|vieilles|jolie?s|mauvais|mauvaises|rares|violente?s|sévères|célèbres|profonde?s|larges|lourde?s|légers|légères|brefs|brèves|innombrables|superbes|magnifiques|excellente?s|énormes|puissante?s|riches|terribles|délicieu(?:x|ses)|précieu(?:x|ses)|récente?s|fréquente?s|lointain[es]s?|récents)$/;
/** Verbs that require “de”: “parler de grands projets” (speak of big projects). */
const governsDe =
  /^(?:parl|dout|dépend|souffr|bénéfici|dispos|résult|vien|vin[rt]|ven[au]|sort|manqu|témoign|résult|profit|provien|sembl|traite|serv|sert|accus|agi|doté|compos|constitu|entour|accompagn|rempl|couver|orn|suivi|chang|s’|se$)/;
/** Verbs and other words before the article “de la”: “boire de la bière” (drink beer). */
const beforePartitive =
  /^(?:a|ai|as|avait|avaient|ont|avoir|avons|avez|ayant|aura|auront|eu|eut|fait|font|faire|faisait|faisant|fit|fera|mang\p{L}+|boi[st]|boire|bu|buvait|utilis\p{L}+|prend|prendre|prenait|pris|met|mettre|mettait|mis|donn\p{L}+|redonn\p{L}+|produi\p{L}+|vend|vendre|vendait|vendent|achet\p{L}+|achèt\p{L}+|trouv\p{L}+|apport\p{L}+|ajout\p{L}+|contien\p{L}+|contenant|contenait|perd|perdre|gagn\p{L}+|cherch\p{L}+|demand\p{L}+|créer|crée|avec|voilà|voici|nécessit\p{L}+|ressen\p{L}+|éprouv\p{L}+|exig\p{L}+)$/u;

const adverbs = /^(?:souvent|aussi|encore|toujours|également|parfois|déjà|surtout|ainsi|\p{L}{3,}ment)$/u;

const isPartitive = ({ earlier }: Place, isArticle: boolean) => {
  const [before, beforeThat] = isArticle ? [earlier.at(-2), earlier.at(-3)] : [earlier.at(-1), earlier.at(-2)];
  return (
    beforePartitive.test(formOf(before)) ||
    // “est” is a verb in “c’est de la folie” (it’s madness), but means “east” in “la côte est de la Corse” (the east coast
    // of Corsica).
    (/^(?:est|était)$/.test(formOf(before)) && /^(?:c’|ce|cela|ça)$/.test(formOf(beforeThat)))
  );
};

/**
 * A rule for a sense that the lexicon lists for French words only. It applies only if the sentence has no versions in other
 * languages.
 */
const only = (forms: string, concept: string, holds: (place: Place) => boolean, weightOfOthers = 1e-6): Rule => ({
  forms: { fr: forms },
  means: isConcept(concept),
  holds,
  weightElsewhere: 1e-7,
  weightOfOthers,
  isForSingleVersion: true,
});

/** Prepositions and articles whose meaning depends on the noun that follows. */
export const frenchPrepositionRules: readonly Rule[] = [
  // “au” means “with the” in “une tarte au citron” (a lemon tart), but not in “il va au marché” (he goes to the market).
  only(
    'au aux',
    'with-the-au-fr/preposition',
    both(isBehindNoun, (place) => namesFeature(place) || ingredients.test(formOf(place.after[0]))),
  ),
  // “à” means “with” in “une maison à deux étages” (a house with two floors), but not in “à deux heures de Paris” (two hours
  // from Paris).
  only(
    'à',
    'with-having-a-fr/preposition',
    both(
      isBehindNoun,
      either(
        isBefore(equipment),
        ({ after: [next, afterNext] }) =>
          numbers.test(formOf(next)) && afterNext !== undefined && !notFeatures.test(formOf(afterNext)),
      ),
    ),
  ),
  // “chez” means “at the place of” in “chez le médecin” (at the doctor’s), but not in “chez les enfants” (among children).
  only('chez', 'at-chez-fr/preposition', not(isAmong)),
  // “on” means “people in general” in “on mange bien ici” (one eats well here), but “we” in “nous y allons et on mange” (we
  // go there and we eat).
  only('on', 'one-we-on-fr/pronoun', not(near('nous$|notre$|nos$|je$|j’$|mon$|ma$|mes$|m’$|moi$'))),
  {
    forms: { fr: 'on' },
    means: isConcept('we/pronoun'),
    holds: near('nous$|notre$|nos$|je$|j’$|mon$|ma$|mes$|m’$|moi$'),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “de” means “some” in “ils sont souvent de grands amis” (they are often great friends), but not in “il parle de grands
  // projets” (he speaks of big projects).
  {
    forms: { fr: 'de d’' },
    means: isConcept('some-partitive/determiner'),
    holds: (place) => {
      const [next, afterNext] = place.after;
      const isPlural =
        beforePlural.test(formOf(next)) ||
        (/^(?:très|si|plus|trop|assez)$/.test(formOf(next)) && beforePlural.test(formOf(afterNext)));
      const verb = place.earlier.findLast(({ form }) => !adverbs.test(form));
      return (
        isPlural &&
        gapBefore(place) === 1 &&
        !governsDe.test(formOf(verb)) &&
        !place.earlier.slice(-3).some(({ form }) => /^(?:se|s’)$/.test(form)) &&
        (isOnly(verb, ['verb'], place.lexicon) ||
          /^(?:à|avec|par|dans|pour|sur|après|malgré|contre|sont|ont|a|est|avait|et|que|comme|y)$/.test(
            formOf(place.before),
          ))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
    isForSingleVersion: true,
  },
  // “de la” means “some” in “boire de la bière” (drink beer), but not in “parler de la bière” (speak of the beer).
  {
    forms: { fr: 'de' },
    means: isConcept('some-partitive/determiner'),
    holds: both(isBefore(/^(?:la|l’)$/), (place) => isPartitive(place, false)),
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
    isForSingleVersion: true,
  },
  only(
    'la l’',
    'some-la-partitive-fr/determiner',
    both(isAfter(/^de$/), (place) => isPartitive(place, true) && mayBe(closeAfter(place), ['noun'], place.lexicon)),
    1e-18,
  ),
  // “de” does not mean “some” in “il parle de grands projets” (he speaks of big projects).
  {
    forms: { fr: 'de d’' },
    means: isConcept('of/preposition', 'from/preposition', 'about/preposition'),
    holds: ({ before, after: [next] }) => beforePlural.test(formOf(next)) && governsDe.test(formOf(before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];

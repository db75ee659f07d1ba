import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { closeAfter, closeBefore, formOf, formsOfBe, formsOfHave } from '../french-context.ts';
import { both, determiner, either, isAfter, isBefore, not, partOfSpeech } from '../french-senses.ts';

const adverb =
  /^(?:\p{L}{3,}ment|déjà|aussi|ensuite|alors|toujours|jamais|pas|plus|enfin|encore|depuis|souvent|tout|bien|mal|beaucoup|peu|rien|trop|également)$/u;
const opensObject = /^(?:le|la|les|l’|une?|des|du|son|sa|ses|leurs?|ce|cet|cette|ces|notre|nos|votre|vos|mon|ma|mes)$/;
/** The auxiliary before the word, even with an adverb in between: “a” in “a tout abandonné” (abandoned everything). */
const auxiliary = ({ before, earlier }: Place) => (adverb.test(formOf(before)) ? earlier.at(-2) : before);
const isReflexive = ({ earlier }: Place) => earlier.slice(-4).some(({ form }) => /^(?:s’|se)$/.test(form));

const participles =
  'abandonné séparé contesté élu sacré prétendu passé isolé réservé limité fermé ouvert occupé perdu fini uni écrit développé associé abonné combiné délégué marqué tranché fondu qualifié terrifié menacé décédé réputé attendu retiré';
const inflect = (words: string) =>
  words
    .split(' ')
    .flatMap((each) => [each, `${each}e`, `${each}s`, `${each}es`])
    .join(' ');

const presentParticiples =
  'contenant appartenant constituant menaçant participant dépendant descendant convaincant insultant rassurant surmontant bouleversant intéressant dominant portant';

/**
 * Verbs whose form for “he” and “she” is also a noun: “l’étude montre que” (the study shows that), but “une montre” (a watch).
 */
const alsoNouns =
  'montre groupe limite signe titre capture cite marque note porte forme place force compte contrôle critique dispute visite guide juge charge cause affiche rapporte demande aide offre réserve approche attaque annonce garde regarde explique';

/** Rules that find the part of speech of a word by its place in the sentence. */
export const frenchWordOrderRules: readonly Rule[] = [
  // “abandonné” is a verb in “elle a tout abandonné” (she abandoned everything), but an adjective in “une maison abandonnée”
  // (an abandoned house).
  partOfSpeech(
    inflect(participles),
    'verb',
    (place) =>
      gapBefore(place) === 1 &&
      (formsOfHave.test(formOf(auxiliary(place))) ||
        (formsOfBe.test(formOf(auxiliary(place))) &&
          (isReflexive(place) || isBefore(/^(?:par|en|lors|après|avant)$/)(place)))),
    { weightOfOthers: 1e-3 },
  ),
  // “élu” is a verb in “il est élu maire” (he is elected mayor).
  partOfSpeech(
    inflect('élu sacré abandonné délégué décédé'),
    'verb',
    (place) => gapBefore(place) === 1 && formsOfBe.test(formOf(auxiliary(place))),
    { weightOfOthers: 1e-3 },
  ),
  // “contenant” is a verb in “une boîte contenant des vis” (a box containing screws). “convaincant” in “un récit
  // convaincant” (a convincing story) is an adjective.
  partOfSpeech(
    presentParticiples,
    'verb',
    both(
      isBefore(/^(?:le|la|les|l’|une?|des|du|son|sa|ses|leurs?|ce|cette|ces|à|au|aux|deux|trois|\d.*)$/),
      not(isAfter(determiner)),
    ),
    { weightOfOthers: 0.01 },
  ),
  // “montre” is a verb in “l’étude montre que” (the study shows that), but not in “une montre” (a watch).
  partOfSpeech(
    alsoNouns,
    'verb',
    both(
      either(
        isBefore(/^(?:que|qu’|combien|comment|pourquoi)$/),
        both(
          (place) => isOnly(closeBefore(place), ['noun'], place.lexicon) || formOf(closeBefore(place)) === '',
          either(
            isBefore(/^(?:le|la|les|l’|une?|ses|son|sa|cette|ces|leurs?)$/),
            both(
              isBefore(/^(?:aussi|également|ainsi|bien|donc|encore|toutefois|notamment)$/),
              (place) => opensObject.test(formOf(place.after[1])) || /^(?:que|qu’)$/.test(formOf(place.after[1])),
            ),
          ),
        ),
      ),
      not(isAfter(/^(?:le|la|l’|une?|cette|ce|sa|son|de|d’|en|du|par|sans|avec|sur|à)$/)),
      (place) => place.before !== undefined,
    ),
    { weightOfOthers: 1e-3 },
  ),
  // “jeunes” is a noun in “les jeunes aiment la musique” (young people like music), but not in “les jeunes chanteurs” (the
  // young singers).
  partOfSpeech(
    'jeunes morts mort militaire militaires anglophones francophones indépendantistes noirs blancs',
    'noun',
    both(
      isAfter(
        /^(?:les|des|aux|ces|nos|plusieurs|un|\d.*|cent|cents|mille|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt)$/,
      ),
      (place) =>
        !mayBe(closeAfter(place), ['noun'], place.lexicon) ||
        isOnly(closeAfter(place), ['preposition', 'conjunction', 'verb'], place.lexicon),
    ),
    { weightOfOthers: 0.02 },
  ),
  // “vert” is a noun in “le vert et le blanc” (green and white), but not in “un mur blanc” (a white wall).
  partOfSpeech(
    'rouge vert bleu blanc noir jaune',
    'noun',
    both(isAfter(/^(?:le|du|au|en)$/), (place) => !isOnly(closeAfter(place), ['noun'], place.lexicon)),
    { weightElsewhere: 0.01, weightOfOthers: 0.02 },
  ),
  // “armée” is a noun in “l’armée” (the army), but not in “une main armée” (an armed hand).
  partOfSpeech('armée armées', 'noun', isAfter(/^(?:l’|d’|une|cette|les|des|aux|leur|sa|son|grande|de)$/), {
    weightOfOthers: 1e-4,
  }),
  // “botanique” is a noun in “la botanique” (botany), but not in “un jardin botanique” (a botanical garden).
  partOfSpeech('botanique', 'noun', isAfter(/^(?:de|la|en|une|sa)$/), { weightElsewhere: 0.01, weightOfOthers: 0.01 }),
  // “active” is an adjective in “une vie active” (an active life). “égale” in “il égale son record” (he equals his record)
  // is a verb.
  partOfSpeech(
    'égale égales active actives supérieure manifeste',
    'adjective',
    (place) =>
      gapBefore(place) === 1 &&
      !isBefore(/^(?:le|la|les|l’|son|sa|ses|un|une)$/)(place) &&
      (mayBe(place.before, ['noun', 'adjective'], place.lexicon) || formsOfBe.test(formOf(auxiliary(place)))),
    { weightOfOthers: 0.01 },
  ),
  // “pratique” is a noun in “cette pratique” (this practice), but not in “un outil pratique” (a practical tool).
  partOfSpeech(
    'pratique pratiques',
    'noun',
    isAfter(/^(?:telle|telles|cette|une|ces|des|la|les|sa|leurs?|bonnes|mauvaises|de|en|aucune|quelle)$/),
    {
      weightOfOthers: 0.01,
    },
  ),
  // “place” is a noun in “la cinquième place” (fifth place).
  partOfSpeech(
    'place places',
    'noun',
    isAfter(
      /^(?:première|seconde|deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|\d+e|\d+ème|dernière|bonne|haute)$/,
    ),
    { weightOfOthers: 1e-4 },
  ),
  partOfSpeech('épouse', 'noun', not(isBefore(/^(?:le|la|les|l’|un|une|son|sa|en|\p{Lu}.*)$/u)), {
    weightOfOthers: 0.05,
  }),
  partOfSpeech('descendant descendants', 'noun', both(isBefore(/^(?:de|d’|du|des)$/), not(isAfter(/^en$/))), {
    weightOfOthers: 0.02,
  }),
  partOfSpeech(
    'commandant commandants',
    'noun',
    not(either(isAfter(/^(?:en|tout)$/), isBefore(/^(?:le|la|les|l’|un|une|des|son|sa)$/))),
    {
      weightOfOthers: 0.01,
    },
  ),
  partOfSpeech(
    'capital',
    'adjective',
    both(isAfter(/^(?:est|était|semble|paraît|rôle|point|élément|moment)$/), isBefore(/^(?:de|d’|que|qu’|pour|dans)$/)),
    {
      weightOfOthers: 0.01,
    },
  ),
  partOfSpeech(
    'inconnu inconnus inconnue inconnues',
    'adjective',
    (place) => gapBefore(place) === 1 && formsOfBe.test(formOf(auxiliary(place))),
    {
      weightOfOthers: 0.01,
    },
  ),
  partOfSpeech(
    'conduites',
    'verb',
    both(not(isAfter(/^(?:les|des|ces|ses|leurs|aux|de|nos)$/)), isBefore(/^(?:par|d’|de|en|à|dans)$/)),
    {
      weightOfOthers: 0.02,
    },
  ),
  // “demande” is a verb in “il demande à partir” (he asks to leave), and “vivant” is one in “des animaux vivant dans l’eau”
  // (animals living in water).
  partOfSpeech(
    'demande demandes',
    'verb',
    both(isBefore(/^(?:à|au|aux|que|qu’|si|s’)$/), not(isAfter(determiner)), not(isAfter(/^(?:de|sur|en)$/))),
    {
      weightOfOthers: 1e-3,
    },
  ),
  partOfSpeech('vivant', 'verb', isBefore(/^(?:à|au|aux|dans|en|sur|sous|chez|avec)$/), { weightOfOthers: 0.01 }),
  partOfSpeech('étendu étendue étendus étendues', 'verb', isBefore(/^(?:à|au|aux|jusqu’|jusqu’à|vers)$/), {
    weightOfOthers: 0.01,
  }),
  partOfSpeech('siège sièges', 'noun', not(isAfter(/^(?:il|elle|on|qui|y|où)$/)), { weightOfOthers: 0.01 }),
  partOfSpeech(
    'moyenne',
    'noun',
    both(isAfter(/^(?:de|en|la|une|sa)$/), (place) => !mayBe(closeAfter(place), ['noun'], place.lexicon)),
    {
      weightOfOthers: 0.01,
    },
  ),
  // “durant” in “il n’est ouvert que durant l’été” (it is only open during the summer) is a preposition.
  partOfSpeech(
    'durant',
    'preposition',
    isBefore(/^(?:le|la|les|l’|un|une|ce|cette|ces|son|sa|ses|leurs?|toute?|plusieurs|deux|trois|\d.*)$/),
    {
      weightOfOthers: 1e-4,
    },
  ),
  // “suivant” means “according to” in “suivant les sources” (according to the sources), but not in “en suivant la route” (by
  // following the road).
  {
    forms: { fr: 'suivant' },
    means: isConcept('according-to-suivant-fr/preposition'),
    holds: (place) =>
      !isAfter(/^(?:en|tout|le|la|du|au|mois|jour|mot|exercice|personnes|gens)$/)(place) &&
      isBefore(/^(?:les|la|le|l’|leur|leurs|son|ses|que|qu’|des)$/)(place) &&
      (gapBefore(place) > 1 || mayBe(place.before, ['verb', 'adjective'], place.lexicon)),
    weightElsewhere: 1e-3,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  // “vont” means “are going to” in “vont-ils changer ?” (are they going to change?), and “va” means “is going to” in
  // “va-t-il changer ?” (is he going to change?).
  {
    forms: { fr: 'va vont vais vas allons allez allait allaient' },
    means: isConcept('will/verb'),
    holds: (place) => {
      const after = formOf(place.after[0]) === 't' ? place.after.slice(1) : place.after;
      const isInverted = after[0]?.isAttached && /^(?:ils?|elles?|on|vous|nous|je|tu)$/.test(after[0].form);
      const verb = after
        .slice(1)
        .find(({ form }) => !/^(?:se|s’|l’|le|la|les|y|en|me|te|lui|leur|nous|vous)$/.test(form));
      return isInverted === true && isInfinitive(verb, 'fr', place.lexicon);
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  // “les” is an object pronoun in “une loi les obligeant à payer” (a law forcing them to pay).
  {
    forms: { fr: 'le la l’ les' },
    means: (_, part) => part === 'pronoun',
    holds: (place) => {
      const next = closeAfter(place);
      if (next === undefined) return false;
      const isVerbOnly = isOnly(next, ['verb'], place.lexicon) && !isParticiple(next, 'fr');
      return (
        isVerbOnly &&
        !isCapitalised(next) &&
        (mayBe(place.before, ['noun', 'name', 'conjunction', 'pronoun'], place.lexicon) ||
          place.before?.readings.length === 0 ||
          /^(?:pour|de|à|en|sans|et|qui|ne)$/.test(formOf(place.before)))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  // “le” is an article in “le plus populaire” (the most popular).
  {
    forms: { fr: 'le la' },
    means: (_, part) => part === 'determiner',
    holds: (place) => {
      const next = closeAfter(place);
      return (
        !place.word.isAttached &&
        next !== undefined &&
        (/^(?:plus|moins|très|mieux|dit|dite)$/.test(formOf(next)) ||
          next.readings.length === 0 ||
          isOnly(next, ['noun', 'adjective', 'name', 'numeral'], place.lexicon))
      );
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
];

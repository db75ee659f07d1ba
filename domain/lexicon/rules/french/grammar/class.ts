import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { closeAfter, formOf, isNounAfter } from '../french-context.ts';
import {
  both,
  determiner,
  either,
  goesOn,
  inSentence,
  isAfter,
  isBefore,
  near,
  not,
  partOfSpeech,
  sense,
  usually,
} from '../french-senses.ts';

const isBehindNoun = (place: Place) => gapBefore(place) === 1 && isOnly(place.before, ['noun'], place.lexicon);
/** Whether the word ends its phrase: “son” in “des différences de son, mais” (differences in sound, but). */
const endsPhrase = (place: Place) =>
  closeAfter(place) === undefined || isOnly(closeAfter(place), ['preposition', 'conjunction'], place.lexicon);
/** Words that open the object of a verb: “un” in “présente un film” (presents a film). */
const object =
  /^(?:le|la|les|l’|une?|des|du|de|d’|son|sa|ses|leurs?|ce|cet|cette|ces|que|qu’|notre|nos|plusieurs|deux|trois|\d.*)$/;

const rules: readonly (Rule | readonly Rule[])[] = [
  // “présente” is an adjective in “une délégation présente ici” (a delegation present here), but not in “la chaîne présente
  // un film” (the channel presents a film).
  partOfSpeech(
    'présente présentes complète complètes libère sèche vide calme trouble',
    'adjective',
    (place) => gapBefore(place) === 1 && mayBe(place.before, ['noun'], place.lexicon) && !isBefore(object)(place),
    { weightOfOthers: 0.02 },
  ),
  // “élève” is a noun in “un élève” (a pupil), but not in “il élève” (he raises).
  partOfSpeech('élève élèves', 'noun', not(isAfter(/^(?:s’|se|ils?|elles?|on|qui|ne|n’|les|y|je|j’|nous)$/)), {
    weightOfOthers: 0.005,
  }),
  sense('élève élèves', 'pupil-eleve/noun', () => true, { weightElsewhere: 1, weightOfOthers: 0.01, weightIfMeant: 1 }),
  // “alerte” is a noun in “un cri d’alerte” (a cry of alarm).
  partOfSpeech('alerte alertes', 'noun', isAfter(/^(?:l’|d’|une|en|cette|fausse|des|les|ces|première)$/)),
  // “les gourmands” (gourmets)
  partOfSpeech(
    'gourmand gourmands gourmande gourmandes',
    'noun',
    isAfter(/^(?:les|des|aux|un|une|ces|vrais|grands|nos|plus)$/),
  ),
  // “son” is a noun in “le son” (the sound), but not in “son père” (his father).
  partOfSpeech(
    'son ton',
    'noun',
    either(isAfter(/^(?:le|du|un|ce|au)$/), both(isAfter(/^(?:de|en|et)$/), endsPhrase)),
    {
      weightOfOthers: 1e-4,
    },
  ),
  partOfSpeech(
    'issue issues',
    'adjective',
    both(isBefore(/^(?:de|d’|du|des)$/), not(isAfter(/^(?:l’|cette|une|son|d’|les|heureuse|seule)$/))),
    {
      weightOfOthers: 0.005,
    },
  ),
  // “une” means “front page” in “la une du journal” (the front page of the newspaper), but not in “les unes aux autres” (to
  // each other).
  {
    forms: { fr: 'une unes' },
    means: isConcept('front-page/noun'),
    holds: both(isAfter(/^(?:la|les)$/), inSentence('journa|presse|magazine|quotidien|hebdo')),
    weightElsewhere: 1e-5,
    weightOfOthers: 1,
  },
  // “offert” means “free of charge” in “un café offert par la maison” (a coffee on the house), but not in “une heure
  // offerte” (an hour offered).
  {
    forms: { fr: 'offert offerte offerts offertes' },
    means: isConcept('complimentary-free/adjective'),
    holds: near('café|digestif|apéritif|maison|dessert|livraison|gratuit|verre|boisson|petit-déjeuner'),
    weightElsewhere: 0.005,
    weightOfOthers: 1,
  },
  // “Or” is an adverb in “Or, il pleut” (now, it is raining), but not in “lettres d’or” (golden letters).
  partOfSpeech('or', 'adverb', (place) => place.before === undefined || gapBefore(place) > 1, {
    weightElsewhere: 0.01,
    weightOfOthers: 0.01,
  }),
  // “moyenne” is an adjective in “la température moyenne” (the average temperature), but not in “la moyenne des points” (the
  // average of the points).
  partOfSpeech(
    'moyenne moyennes',
    'adjective',
    (place) => isOnly(place.before, ['noun', 'adjective'], place.lexicon) && gapBefore(place) === 1,
    { weightOfOthers: 0.02 },
  ),
  // “crainte” is usually the noun (fear), rarely a participle of “craindre” (fear).
  partOfSpeech('crainte craintes', 'noun', () => true, { weightOfOthers: 0.05 }),
  // “faible” means “low” in “une faible densité” (a low density), but not in “un homme faible” (a weak man).
  sense(
    'faible faibles',
    'low-faible/adjective',
    near(
      'densité|taux|niveau|coûts?$|altitude|prix|nombre|quantité|revenu|population|profond|flux|tempér|pourcent|lumino|résultat|parts?$|intensité|vitesse|consomm|pression|hauteur|rendement|débit|distance|participation|teneur|croissance|épaisseur|production|volume|puissance|concentration|proportion|fréquence|risque|écart|probabil|demande|audience|poids|masse|échelle|mesure|amplitude|superfic',
    ),
    { weightElsewhere: 0.1 },
  ),
  usually('précis précise précises', 'specific-precis/adjective'),
  // The plural “ensembles” is always a noun. Only the singular can be the adverb (together).
  partOfSpeech('ensembles', 'noun', () => true),
  // “plat” is a noun in “un plat” (a dish), but not in “un disque plat” (a flat disc).
  partOfSpeech('plat plats', 'noun', either(isAfter(determiner), isAfter(/^(?:de|bons?|petits?)$/)), {
    weightOfOthers: 0.05,
  }),
  // “critique” is an adjective in “un état critique” (a critical condition), but not in “un journal critique la loi” (a
  // newspaper criticises the law).
  partOfSpeech(
    'critique critiques',
    'adjective',
    (place) => isBehindNoun(place) && !goesOn(/^(?:le|la|les|l’|un|une|son|sa|ses|ce|cette) /)(place),
    {
      weightOfOthers: 0.05,
    },
  ),
  // “tracé” is a noun in “le tracé” (the layout), but not in “il a été tracé” (it was drawn).
  partOfSpeech('tracé tracés', 'noun', isAfter(/^(?:le|du|un|ce|au|son|leur|les|des|nouveau|ancien)$/), {
    weightElsewhere: 0.1,
  }),
  // “développé” is a verb in “développé par une société” (developed by a company), but not in “les pays développés”
  // (developed countries).
  partOfSpeech(
    'développé développée développés développées',
    'verb',
    (place) => isBefore(/^(?:par|en|au|aux|chez|à|dans|pour)$/)(place),
    {
      weightOfOthers: 0.1,
    },
  ),
  // “fondé” is a verb in “un club fondé en 1920” (a club founded in 1920), but not in “une crainte bien fondée” (a
  // well-founded fear).
  partOfSpeech(
    'fondé fondée fondés fondées',
    'verb',
    either(isBefore(/^(?:en|par|à|au|le|sur|dans|vers|il)$/), not(isAfter(/^(?:bien|mal|semble|plus|très|est)$/))),
    { weightOfOthers: 0.02 },
  ),
  // “condamné” is a verb in “condamné à deux ans” (sentenced to two years).
  partOfSpeech(
    'condamné condamnée condamnés condamnées soumis soumise soumises',
    'verb',
    isBefore(/^(?:à|au|aux|pour|par|en)$/),
    { weightOfOthers: 0.02 },
  ),
  // “conduit” is a verb in “qui conduit” (who leads), but not in “le conduit” (the pipe).
  partOfSpeech(
    'conduit conduits reçu reçus suivi inscrit inscrits',
    'verb',
    not(either(isAfter(determiner), isAfter(/^autres?$/))),
    {
      weightOfOthers: 0.05,
    },
  ),
  // “classe” is a noun in “la classe ouvrière” (the working class), but not in “il est très classe” (he is very classy).
  partOfSpeech('classe classes', 'noun', isAfter(/^(?:la|une|de|cette|sa|les|des|première|seconde|en|leur)$/), {
    weightOfOthers: 0.02,
  }),
  // “partie” is a noun in “ne font pas partie de” (are not part of), but not in “elle est partie” (she left).
  partOfSpeech('partie', 'noun', ({ earlier }) =>
    earlier
      .slice(-5, -1)
      .some(({ form }) => /^(?:fait|font|faire|faisait|faisaient|fit|firent|fera|feront|fasse|faisant)$/.test(form)),
  ),
  // “politique” is an adjective in “un parti politique” (a political party), but not in “la politique” (politics).
  partOfSpeech(
    'politique politiques',
    'adjective',
    (place) =>
      gapBefore(place) === 1 &&
      mayBe(place.before, ['noun'], place.lexicon) &&
      !/^(?:la|une|sa|leur|cette|de|en|les|des|ma|notre|nouvelle|le|grande)$/.test(formOf(place.before)),
    { weightOfOthers: 0.02 },
  ),
  // “droit” is a noun in “un cours de droit” (a law course).
  partOfSpeech(
    'droit',
    'noun',
    either(
      isAfter(/^(?:de|du|en|le|un|ce|son|leur|au)$/),
      isBefore(/^(?:public|privé|romain|civil|pénal|de|d’|international)$/),
    ),
    { weightOfOthers: 0.02 },
  ),
  partOfSpeech(
    'objectif objectifs sous-marin sous-marins malade malades',
    'noun',
    both(isAfter(determiner), (place) => !isOnly(closeAfter(place), ['noun'], place.lexicon)),
    {
      weightOfOthers: 0.02,
    },
  ),
  // “surmonté” is an adjective in “surmonté d’une croix” (topped by a cross).
  partOfSpeech('surmonté surmontée surmontés surmontées', 'adjective', isBefore(/^(?:de|d’|du|par)$/), {
    weightElsewhere: 0.1,
  }),
  partOfSpeech(
    'soutenu soutenue',
    'adjective',
    isAfter(/^(?:rythme|effort|langage|croissance|style|registre|allure|cadence)$/),
    {
      weightElsewhere: 0.001,
    },
  ),
  // “produits” means “grown” in “des légumes produits ici” (vegetables grown here), but not in “une série produite par” (a
  // series produced by).
  {
    forms: { fr: 'produit produite produits produites' },
    means: isConcept('grown-crop/adjective'),
    holds: near('légume|fruit|ferme|bio|vin$|fromage|céréale|agricol'),
    weightElsewhere: 0.005,
    weightOfOthers: 1,
  },
  // “seuls” means “only” in “les seuls membres” (the only members), but not in “il est seul” (he is alone).
  sense(
    'seul seule seuls seules',
    'only-sole/adjective',
    both(isAfter(/^(?:les?|la|son|sa|ses|leurs?|des|un|une|cette|ce|du)$/), isNounAfter),
    {
      weightElsewhere: 0.5,
    },
  ),
  // “propre” means “clean” in “un endroit propre” (a clean place), but not in “ses propres enfants” (his own children).
  sense(
    'propre propres',
    'clean/adjective',
    not(
      either(
        isAfter(/^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|leurs?|notre|nos|votre|vos)$/),
        isNounAfter,
        isBefore(/^(?:à|aux?)$/),
      ),
    ),
    { weightElsewhere: 0.05 },
  ),
  // “tenue” is a verb in “l’élection s’est tenue” (the election was held), but not in “une tenue” (an outfit).
  partOfSpeech('tenue tenues', 'verb', isAfter(/^(?:est|sont|était|étaient|été|fut|furent|a|ont|avait)$/)),
  partOfSpeech('tenue tenues', 'noun', isAfter(/^(?:bonne|mauvaise|la|une|leur|sa|belle|cette|en|les|des)$/), {
    weightOfOthers: 0.02,
  }),
  // “chers” means “dear” in “chers collègues” (dear colleagues), but not in “un hôtel cher” (an expensive hotel).
  sense(
    'cher chers chère chères',
    'dear/adjective',
    both(isNounAfter, not(isAfter(/^(?:plus|trop|très|moins|assez|pas)$/))),
    { weightElsewhere: 0.2 },
  ),
  // “ancien” is an adjective in “l’ancien haut commissaire” (the former high commissioner).
  partOfSpeech('ancien ancienne anciens anciennes', 'adjective', (place) =>
    mayBe(closeAfter(place), ['noun', 'adjective'], place.lexicon),
  ),
  // “ferme” is an adjective in “un an de prison ferme” (a year in prison without parole).
  partOfSpeech('ferme', 'adjective', isAfter(/^(?:prison|ans?|mois|réclusion)$/)),
  // “marié” is an adjective in “marié, il vit à Paris” (married, he lives in Paris), but not in “le marié” (the groom).
  partOfSpeech('marié mariée mariés', 'adjective', not(isAfter(determiner))),
  // “voie” is a noun in “une voie d’accès” (an access road), but not in “pour qu’il voie” (so that he sees).
  partOfSpeech('voie voies', 'noun', not(isAfter(/^(?:ils?|elles?|on|je|tu|qui|ne|n’|y|les|en|me|te|lui)$/)), {
    weightOfOthers: 0.005,
  }),
];

/**
 * Rules for forms that belong to several parts of speech, and for the senses of adjectives and short words such as “or”
 * (now, or gold).
 */
export const frenchClassRules: readonly Rule[] = rules.flat();

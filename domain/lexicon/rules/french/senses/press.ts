import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isCapitalised } from '../../word-classes.ts';
import { isNounAfter } from '../french-context.ts';
import {
  both,
  either,
  er,
  goesOn,
  inSentence,
  isAfter,
  isBefore,
  isReflexive,
  near,
  not,
  partOfSpeech,
  sense,
  senseAndClass,
  unless,
  usually,
} from '../french-senses.ts';
import { sport } from '../french-subjects.ts';

/** Forms of verbs that are also a feminine noun. After “le”, they are verbs: “son ami le visite” (his friend visits him). */
const feminineNouns =
  'visite rencontre note charge marque classe copie date place demande attaque arme cause commande danse dépense écoute enquête équipe excuse fête force forme fouille frappe gêne insulte invite liste marche menace mesure montre offre paie peine pêche plante porte presse quitte recherche récompense réforme remarque renverse réserve révolte ruine tente touche trace traite transporte soigne loue joue limite ligne nuance oblige observe achète accuse adresse approche assure balance blesse brosse cherche console contrarie coupe cuisine découvre défend désigne dispute enveloppe escorte file flatte fréquente gouverne griffe lance lave monte nage nomme pousse prive publie remplace rase relève sauve sèche sonde soupçonne tourne trompe vexe';

const rules: readonly (Rule | readonly Rule[])[] = [
  usually('boursier boursière boursiers boursières', 'of-the-stock-exchange/adjective'),
  unless(
    'gardien gardiens gardienne gardiennes',
    'guardian/noun',
    ['goalkeeper/noun', inSentence(`${sport}|ballon|penalt|cages?$|défenseu|attaquant|gants`)],
    ['warden/noun', near('prison|détenu|camp$|évad|zoo|parc$|musée|phare')],
    ['caretaker/noun', near('immeuble|résidence|loge$|clés')],
  ),
  // “limites” means “limits” in “les limites du traité” (the limits of the treaty), but not in “les limites de la commune”
  // (the boundaries of the municipality).
  unless('limite limites', 'limit/noun', [
    'boundary/noun',
    near(
      'commun|ville|territoir|frontièr|départem|nord$|sud$|est$|ouest$|parc|quartier|régio|village|propriét|canton|forêt',
    ),
  ]),
  sense(
    'reprise',
    'recovery-economic-ripresa/noun',
    near('immobil|conjoncture|invest|récession|consomm|boursièr|élan'),
    { weightElsewhere: 1 },
  ),
  // “place” means “position” in “occuper une place importante” (hold an important place), but not in “une place assise” (a
  // seat).
  sense('place', 'place-vacancy-post/noun', near('occup|tient|tenir|tenait|tiennent|accord|laiss'), {
    weightElsewhere: 1,
  }),
  // “soucis” means “problems” in “des soucis de santé” (health problems), but not in “le souci du détail” (attention to
  // detail).
  sense(
    'souci soucis',
    'problem-souci-fr/noun',
    either(
      near('santé|technique|mécanique|financ|argent|moteur|connexion|livraison|logiciel'),
      isAfter(/^(?:aucun|sans|petit|petits|gros|moindre)$/),
    ),
    { weightElsewhere: 1e-4, weightIfMeant: 100 },
  ),
  sense(
    'mener mène mènent menait menaient mena menèrent mené menée menés menées mènera menant',
    'conduct/verb',
    near('plan$|programme|stratégie|débat|expédition|carrière|initiative|révolution|grève|essais?$|travail|processus'),
    { weightElsewhere: 1 },
  ),
  // “passe” means “rise” in “la population passe de 300 à 500” (the population rises from 300 to 500).
  sense(
    er('pass'),
    'rise-to-passer-a-fr/verb',
    goesOn(
      /^(?:ainsi |alors |donc )?(?:de|d’) \d|^(?:de|d’) (?:\S+ ){1,3}à \d|^à (?:plus |près |environ |moins )?(?:de )?\d/,
    ),
    { weightElsewhere: 1e-6, weightIfMeant: 100 },
  ),
  // “domine” means “overlook” in “le château domine la vallée” (the castle overlooks the valley), but not in “il domine le
  // championnat” (he dominates the championship).
  sense(
    er('domin'),
    'overlook-dominer-fr/verb',
    near(
      'vallée|plaine|ville$|village|mer$|baie|lac$|port$|colline|paysage|rivière|fleuve|bourg|château|plateau|clocher',
    ),
    { weightElsewhere: 1e-5, weightIfMeant: 100 },
  ),
  // “fait” means “make” in “elle en fait sa résidence” (she makes it her residence).
  sense(
    'fait fit font firent faisait faisaient fera feront faire faisant',
    'make/verb',
    both(isAfter(/^(?:en|l’|les|le|la)$/), isBefore(/^(?:son|sa|ses|leurs?|une?|l[ae]s?|l’)$/)),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  partOfSpeech(
    'futur future futurs futures',
    'adjective',
    (place) => isCapitalised(place.after[0]) || isNounAfter(place),
    { weightOfOthers: 0.01 },
  ),
  // “amateurs” means “lovers” in “les amateurs de cinéma” (film lovers), but not in “une équipe amateur de Lyon” (an amateur
  // team from Lyon).
  senseAndClass(
    'amateur amateurs amatrice amatrices',
    'lover-enthusiast/noun',
    both(
      isBefore(/^(?:de|d’|du|des)$/),
      isAfter(/^(?:les?|la|l’|des|aux?|un|une|grands?|nos|vrais|tous|pour|comme|et|ou|d’|simples?|nombreux)$/),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'carte cartes',
    'card/noun',
    near(
      'paiement|bancaire|crédit|identité|fidélité|vitale|mémoire|postal|grise|bleue|séjour|puce|sim$|magnétique|retrait|débit|membre|adhér|électeur|étudiant|vœux|cadeau|jaune|rouge$|invitation',
    ),
    { weightElsewhere: 1, weightOfOthers: 0.001 },
  ),
  // “difficile” means “picky” in “je suis assez difficile” (I am rather picky), but not in “c’est difficile à dire” (it is
  // hard to say).
  sense(
    'difficile difficiles',
    'picky/adjective',
    both(near('suis$|êtes$|es$|sommes$|gourmet|palais$'), not(isBefore(/^(?:à|de|d’)$/))),
    { weightElsewhere: 0.001 },
  ),
  // “bien” means “indeed” in “c’est bien le cas” (that is indeed the case), but not in “il parle bien le russe” (he speaks
  // Russian well).
  {
    forms: { fr: 'bien' },
    means: isConcept('indeed-bien-fr/adverb'),
    holds: both(
      isAfter(
        /^(?:agit|agissait|est|sont|était|étaient|fut|sera|serait|existe|existent|existait|a|ont|avait|avaient|y)$/,
      ),
      isBefore(
        /^(?:l[ae]s?|l’|une?|des?|du|d’|ce|cet|cette|ces|son|sa|ses|mon|ma|notre|leur|lui|elle|eux|moi|toi|été|eu|lieu|celui|celle)$/,
      ),
    ),
    weightElsewhere: 1e-7,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  partOfSpeech(feminineNouns, 'verb', both(isAfter(/^le$/), not(isNounAfter)), { weightOfOthers: 1e-4 }),
  // “Voila” (there you are) is “voilà” without its accent.
  partOfSpeech('voila', 'interjection', not(isAfter(/^(?:il|elle|se|on|qui)$/)), { weightOfOthers: 1e-5 }),
  // “Visite” is a noun in “Visite du château” (tour of the castle), but not in “Visite le château !” (visit the castle!).
  partOfSpeech(
    'equipe équipe visite cuisine groupe marche demande offre recherche pêche course place garde charge cause mesure réforme aide attaque adresse rencontre chasse danse fête fouille lutte marque note plainte porte récolte réserve révolte taxe tente touche trace vente livre signe vote voyage travail service accueil ferme règle rapporte',
    'noun',
    (place) =>
      place.before === undefined &&
      isBefore(/^(?:de|du|des|d’|et|à|au|très|un|sur|en|avec|sympa\S*|agréable|efficace|rapide|parfaite?)$/)(place),
    { weightOfOthers: 0.01 },
  ),
  // “se rapprocher” means “come closer” in “il se rapproche de la ville” (it comes closer to the town), but not in
  // “rapprocher deux chaises” (move two chairs together).
  sense(er('rapproch'), 'come-closer-rapprocher-fr/verb', isReflexive, { weightElsewhere: 1 }),
];

/** Senses of words in news, reviews and encyclopedias. */
export const frenchPressSenses: readonly Rule[] = rules.flat();

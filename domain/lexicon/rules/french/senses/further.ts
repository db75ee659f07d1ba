import type { Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { closeAfter, formOf } from '../french-context.ts';
import {
  both,
  determiner,
  either,
  er,
  isAfter,
  isBefore,
  isReflexive,
  near,
  not,
  partOfSpeech,
  sense,
  usually,
} from '../french-senses.ts';

const disease =
  'maladi|patient|cancer|médic|symptôm|infection|hôpital|virus|douleur|dépression|traitement|hyp[eo]|carence|trouble|ostéo|calcium|insuffisance|lésion|plaie|fracture|diabèt|tumeur|hémorragi|anémi';
const elections =
  'élection|candidat|présidenti|maire$|mairie|député|scrutin|législativ|municipal|suffrage|mandat|parti$|liste|sénat|circonscription|régional|primaire|électeur';
/** Things for which “ancien” means “old” rather than “former”. */
const oldThings =
  /^(?:photos?|photographies|cartes?|éditions?|livres?|manuscrits?|textes?|monnaies?|pièces|meubles?|pierres?|traditions?|civilisations?|légendes?|traces?|sources?|versions?|temps|fossiles?|coutumes?|mythes?|chansons?|recettes?|tableaux|gravures?|variétés?|roches?|vestiges?)$/;

const kindsOfDeath = /^(?:subites?|violentes?|prématurées?|suspectes?|naturelles?|accidentelles?)$/;

const rules: readonly (Rule | readonly Rule[])[] = [
  usually('plaque plaques', 'plate-plaque-fr/noun'),
  // “place” means “rank” in “la quatrième place” (fourth place), but not in “une place assise” (a seat).
  sense(
    'place places',
    'place-rank-fr/noun',
    either(
      isAfter(/(?:ième|ièmes|^première|^seconde|^dernière|^premières|^\d+(?:e|ème|re))$/),
      both(near('classement|podium|ranking|championnat|classé'), not(isAfter(/^(?:la|sur|une)$/))),
    ),
    { weightElsewhere: 1e-4 },
  ),
  // “poser” means “pose” in “poser un problème” (pose a problem), but not in “poser un verre” (put down a glass).
  sense(
    er('pos'),
    'pose-problem-poser-fr/verb',
    both(near('problèm|difficult|défi|menace|risque|dilemme|obstacle'), not(isReflexive)),
    { weightElsewhere: 1e-4 },
  ),
  sense(er('trait'), 'treat-patient/verb', near(disease), { weightElsewhere: 1, weightOfOthers: 0.02 }),
  // “rembourser” means “repay” in “rembourser un prêt” (repay a loan), but not in “rembourser un client” (refund a
  // customer).
  sense(er('rembours'), 'repay/verb', near('prêt|dette|emprunt|crédit|banque|créanc|somme|intérêts'), {
    weightElsewhere: 0.3,
  }),
  // “se présenter” means “run for office” in “il se présente aux élections” (he runs for office), but not in “il se présente
  // au guichet” (he goes to the counter).
  sense(er('présent'), 'run-for-office/verb', both(isReflexive, near(elections)), { weightElsewhere: 0.01 }),
  sense(
    er('présent'),
    'come-up-arise/verb',
    both(
      isReflexive,
      near('choses?$|situation|occasion|problème|cas$|difficult|question|opportunit|obstacle|possibilit'),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense('poste postes', 'budget-item/noun', near('budgét|dépense|recette|comptab|bilan$'), { weightElsewhere: 0.01 }),
  // “exposer” means “expose” in “exposer au danger” (expose to danger), but not in “exposer un tableau” (exhibit a
  // painting).
  sense(
    er('expos'),
    'expose/verb',
    either(isBefore(/^(?:à|au|aux)$/), near('risque|danger|chaleur|soleil|rayon|critiques|lumière|virus|intempér')),
    { weightElsewhere: 0.2 },
  ),
  sense('note notes', 'rating/noun', near('agence|moody|souverain|triple|abaiss|notation|fitch|crédit|dégrad'), {
    weightElsewhere: 0.05,
  }),
  // “addition” means “bill” in “payer l’addition” (pay the bill), but not in “l’addition de deux nombres” (the addition of
  // two numbers).
  sense('addition', 'bill/noun', near('restaurant|serveu|pay|garçon|salée|repas|euros?$|régl|boisson|partag'), {
    weightElsewhere: 0.05,
  }),
  // “retenu” means “selected” in “retenu pour la finale” (selected for the final).
  sense('retenu retenue retenus retenues', 'select-retenir/verb', isBefore(/^(?:pour|parmi|comme)$/), {
    weightElsewhere: 1,
  }),
  // “anciennes” means “old” in “d’anciennes photos” (old photos), but not in “d’anciens élèves” (former pupils).
  sense(
    'ancien ancienne anciens anciennes',
    'ancient/adjective',
    (place) => oldThings.test(formOf(closeAfter(place))),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “vue” means “sight” in “hors de vue” (out of sight), but not in “une vue sur la mer” (a view of the sea).
  sense(
    'vue vues',
    'range-of-vision/noun',
    both(not(isAfter(/^en$/)), near('portée|hors$|cacher|disparai|perdu|perdre|enfants$|regard|champ$')),
    { weightElsewhere: 0.1 },
  ),
  sense('vue vues', 'view/noun', both(isAfter(determiner), isBefore(/^(?:sur|de|du|d’|panoramique|imprenable)$/)), {
    weightElsewhere: 1,
    weightOfOthers: 0.3,
  }),
  // “tour” means “round” in “le premier tour de la compétition” (the first round of the competition), but not in “chacun son
  // tour” (everyone in turn).
  sense(
    'tour tours',
    'reign-round-qualifying/noun',
    both(near('compétition|coupe$|scrutin|élection|préliminaire'), not(isAfter(/^(?:la|une|cette|son|mon|leur)$/))),
    { weightElsewhere: 1 },
  ),
  // “politique” is an adjective in “un scandale financier et politique” (a financial and political scandal).
  partOfSpeech(
    'politique politiques',
    'adjective',
    (place) => isAfter(/^(?:et|ou)$/)(place) && isOnly(place.earlier.at(-2), ['adjective'], place.lexicon),
    { weightOfOthers: 0.01 },
  ),
  // “chances” means “opportunities” in “l’égalité des chances” (equal opportunities), but not in “la chance” (luck).
  sense('chances', 'chance/noun', () => true, { weightElsewhere: 1 }),
  // “retenue” is a noun in “avec retenue” (with restraint).
  partOfSpeech('retenue', 'noun', isAfter(/^(?:avec|sans|de|la|une|toute|plus|cette)$/), { weightOfOthers: 0.01 }),
  sense('retenue', 'restraint/noun', isAfter(/^(?:avec|sans|de|plus)$/), { weightElsewhere: 1 }),
  // “présent” is an adjective in “le présent document” (the present document).
  partOfSpeech(
    'présent',
    'adjective',
    (place) => isAfter(/^(?:le|du|au)$/)(place) && isOnly(closeAfter(place), ['noun'], place.lexicon),
    { weightOfOthers: 1e-4 },
  ),
  // “emploi” means “use” in “l’emploi d’un mot” (the use of a word), but not in “chercher un emploi” (look for a job).
  sense(
    'emploi emplois',
    'use/noun',
    both(near('mode|précaution|substance|médicament|produit|mots?$|terme|langue|force|verbe'), not(isAfter(/^un$/))),
    { weightElsewhere: 1e-4 },
  ),
  // “éditorial” is a noun in “un éditorial sévère” (a harsh editorial), but not in “le comité éditorial” (the editorial
  // board).
  partOfSpeech('éditorial éditoriaux', 'noun', isAfter(determiner), { weightOfOthers: 0.01 }),
  sense(
    er('présent'),
    'appearance-come/verb',
    both(isReflexive, near('guichet|tribunal|police|accueil|réception|rendez|porte$|commissariat|devant|juge|caserne')),
    { weightElsewhere: 0.5 },
  ),
  // “morts” means “deaths” in “épidémie de morts subites” (epidemic of sudden deaths), but not in “trois morts” (three
  // dead).
  partOfSpeech('mort morts', 'noun', isBefore(kindsOfDeath), { weightOfOthers: 0.001 }),
  sense('mort morts', 'death/noun', isBefore(kindsOfDeath), { weightElsewhere: 1 }),
  // “plainte” is a noun in “déposer plainte” (press charges), but not in “elle s’est plainte” (she complained).
  partOfSpeech(
    'plainte plaintes',
    'noun',
    ({ earlier }) => !earlier.slice(-3).some(({ form }) => /^(?:s’|se|me|m’|t’)$/.test(form)),
    { weightOfOthers: 0.005 },
  ),
  sense(
    'plainte plaintes',
    'charge-police-report/noun',
    near('dépos|port|polic|gendarm|parquet|tribunal|procureur|justice|instruction|contre$|classée|juge'),
    { weightElsewhere: 0.1 },
  ),
  // “prenant” is a verb in “prenant la tête” (taking the lead), but not in “un travail prenant” (absorbing work).
  partOfSpeech(
    'prenant',
    'verb',
    either(
      isAfter(/^(?:en|tout)$/),
      (place) => mayBe(closeAfter(place), ['determiner', 'preposition', 'pronoun'], place.lexicon),
      isBefore(/^(?:part|fin|soin|conscience|appui|exemple|effet|possession|garde|place|forme|naissance|parti)$/),
    ),
    { weightOfOthers: 0.005 },
  ),
  // “teinte” is a noun in “une teinte bleue” (a blue tint), but not in “laine teinte en rouge” (wool dyed red).
  partOfSpeech(
    'teinte teintes',
    'noun',
    either(isAfter(determiner), isAfter(/^(?:de|d’|en|même|autre|belle|légère)$/)),
    { weightOfOthers: 0.005 },
  ),
  // “rangée” is a noun in “une rangée” (a row), but not in “une chambre rangée” (a tidy room).
  partOfSpeech(
    'relève mutuelle mutuelles rangée rangées flambée libellé régie communiqué communiqués',
    'noun',
    either(isAfter(determiner), isAfter(/^(?:de|d’|en|première|dernière|autre|nouvelle)$/)),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  // “soignant” is a verb in “en soignant les malades” (by caring for the sick), but not in “un soignant” (a carer).
  partOfSpeech(
    'soignant aidant appelant percutant perturbant',
    'verb',
    either(isAfter(/^(?:en|tout|s’|se|l’|les|y|lui)$/), isBefore(determiner)),
    { weightOfOthers: 0.01 },
  ),
  // “chiffré” is a verb in “un coût chiffré à dix millions” (a cost put at ten million), but not in “un message chiffré” (an
  // encrypted message).
  partOfSpeech(
    'chiffré chiffrée chiffrés chiffrées',
    'verb',
    either(isBefore(/^(?:à|entre)$/), near('coût|montant|perte|dégât|million|milliard|euros')),
    { weightOfOthers: 0.01 },
  ),
  // “tout” is an adverb in “tout simplement” (quite simply), but not in “tout le monde” (everybody).
  partOfSpeech(
    'tout',
    'adverb',
    either(
      both(
        isBefore(/^(?:juste|près|droit|autant|aussi|petit|neuf|seul|entier|particulier)$/),
        not(isAfter(/^(?:de|d’|à|par|sur|pour|sans)$/)),
      ),
      (place) => /.{3,}ment$/.test(formOf(closeAfter(place))) && isOnly(closeAfter(place), ['adverb'], place.lexicon),
    ),
    { weightOfOthers: 0.002 },
  ),
  // “heures” means a duration in “pendant 12 heures” (for 12 hours), but a time of day in “à 12 heures” (at 12 o’clock).
  {
    forms: { fr: 'heures' },
    means: (conceptId) => conceptId !== 'o-clock/adverb',
    holds: ({ before, earlier }) =>
      Number(formOf(before)) > 24 ||
      earlier
        .slice(-4)
        .some(({ form }) => /^(?:pendant|durant|dur(?:e|er|ée|ait|era)|plus|moins|maximum|depuis|chaque)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
];

/** Senses and parts of speech of words in news, encyclopedias and medical texts. They are recognised by the words nearby. */
export const frenchFurtherSenses: readonly Rule[] = rules.flat();

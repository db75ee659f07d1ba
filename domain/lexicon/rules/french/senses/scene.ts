import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly } from '../../word-classes.ts';
import { closeAfter, closeBefore } from '../french-context.ts';
import {
  both,
  determiner,
  er,
  isAfter,
  isBefore,
  isReflexive,
  near,
  not,
  partOfSpeech,
  sense,
  unless,
} from '../french-senses.ts';
import { sport } from '../french-subjects.ts';

type Test = Parameters<typeof sense>[2];
const shown = (forms: string, concept: string, holds: Test, weightElsewhere = 0.3) =>
  sense(forms, concept, holds, { weightElsewhere, weightOfOthers: 1e-3, weightIfMeant: 100 });

const rules: readonly (Rule | readonly Rule[])[] = [
  // “s’incliner” means “lose” in “s’incliner en finale” (lose in the final).
  shown(er('inclin'), 'lose/verb', both(isReflexive, near(`${sport}|\\d`)), 1),
  partOfSpeech(er('emport'), 'verb', not(isReflexive), { weightOfOthers: 1e-4 }),
  shown('carte cartes', 'menu/noun', near('varié|vins$|dessert|formule|plats?$|menus?$|prix$|entrées'), 1),
  shown('note notes', 'bill/noun', near('salée|repas|restaurant|payer|régler|facture|hôtel'), 1),
  shown('chœur', 'chancel-choeur/noun', near('siècle|date$|travée|reconstruit|retable|stalles|peintures'), 1),
  shown(
    'intrigue intrigues',
    'plot-story/noun',
    near(
      'roman|film|livre|personnag|complexe|série|histoire|pièce|auteur|épisode|déroul|récit|scénar|récit|principale',
    ),
  ),
  shown('suite suites', 'sequel/noun', near('films?$|roman|jeu$|tome|sorti|album|opus|épisode|trilogie')),
  shown(
    'peloton',
    'pack-peloton-fr/noun',
    not(near('soldat|milita|armée|exécution|gendarm|régiment|caporal|tir$|hommes')),
    1e-4,
  ),
  shown(
    'serveur serveurs',
    'server/noun',
    near('informati|internet|web$|données|réseau|logiciel|client$|ordinateur|hébergé|mail|connexion|fichier'),
  ),
  unless('soldes', 'sales-reductions/noun'),
  shown(
    'bilan',
    'death-toll/noun',
    near('morts?$|attentat|victime|blessé|séisme|accident|provisoire|humain|tués|catastrophe'),
  ),
  shown(
    'audience audiences',
    'viewing-figures/noun',
    near('émission|télé|chaîne|radio|parts?$|série|diffus|programme|spectat'),
  ),
  shown(
    'audience audiences',
    'hearing-court/noun',
    near('report|accusé|prévenu|suspend|président|plainte|témoin|juridict'),
    1,
  ),
  shown(
    'droit droite droits droites',
    'right-side/adjective',
    isAfter(
      /^(?:côtés?|bras|pied|œil|genou|poumon|bord|rein|coin|ailier|arrière|main|jambe|rive|épaule|oreille|aile|joue|cuisse|cheville|colonne|partie)$/,
    ),
    1,
  ),
  // “sort” means “fate” in “le sort des otages” (the fate of the hostages), but not in “jeter un sort” (cast a spell).
  unless('sort', 'destiny/noun', ['spell-magic/noun', near('magi|sorci|jet|lanc|maléf|formule|grimoire')]),
  partOfSpeech('sort', 'noun', isAfter(/^(?:le|du|au|son|leur|un|ce|mauvais|mon|triste)$/), { weightOfOthers: 0.005 }),
  shown(
    'temps',
    'weather/noun',
    near('gris$|pluie|soleil|météo|ciel$|nuag|vents?$|orage|neige|humide|pluvieu|ensoleil|brouillard|maussade'),
    0.5,
  ),
  shown(
    'vue vues',
    'view/noun',
    both(
      isAfter(/^(?:la|une|belle|superbe|magnifique|cette)$/),
      near(
        'superbe|belle|magnifi|imprenable|mer$|montagn|lac$|panoram|terrasse|balcon|vallée|splendide|chambre|port$|toits',
      ),
    ),
    1,
  ),
  shown(
    'partie parties',
    'game-of-chess/noun',
    near('échecs|cartes?$|poker|golf|tennis|finie|gagner|gagne|joueurs?$|jouer|adversaire|pétanque|belote'),
    0.5,
  ),
  // “pas” is a noun in “le pas est lent” (the pace is slow), but not in “il ne l’est pas” (he is not).
  partOfSpeech(
    'pas',
    'noun',
    both(
      isAfter(/^(?:le|un|au|son|premier|grand|petit|faux|quelques|leurs|ses|grands|premiers|du)$/),
      ({ earlier }) => !earlier.slice(-4).some(({ form }) => /^(?:ne|n’)$/.test(form)),
    ),
    { weightOfOthers: 0.005 },
  ),
  shown(
    'rencontre rencontres',
    'match-encounter-sport/noun',
    near(`${sport}|jou[eé]|domicile|stade|minute|arbitre`),
    1,
  ),
  shown(
    'rencontre rencontres',
    'meeting-rencontre/noun',
    not(near(`${sport}|jou[eé]|domicile|stade|minute|arbitre`)),
    1,
  ),
  // “évanouit” means “pass out” in “elle s’évanouit” (she passes out), but not in “l’espoir s’évanouit” (hope fades).
  shown(
    'évanouit évanouissent évanoui évanouie évanouir évanouissait',
    'pass-out/verb',
    not(near('espoir|rêve|bruit|son$|souvenir|fantôme|brume|nature')),
    1,
  ),
  shown(
    'mesure mesures',
    'measurement/noun',
    near(
      'axe|températ|longueur|instrument|unités?$|appareil|distance|pression|vitesse|taille|hauteur|capteur|précision',
    ),
    1,
  ),
  partOfSpeech('plastique plastiques', 'noun', isAfter(/^(?:en|de|du|le|des|les|ce)$/), { weightOfOthers: 0.01 }),
  shown(
    'inscription inscriptions',
    'inscription/noun',
    near('latin|pierre|grav|temple|grec|antiqu|tomb|épigraph|stèle|romain|cité$|savons|dédicace|mur$|lettres'),
    1,
  ),
  shown('mode', 'fashion/noun', near('vêtement|beauté|styliste|défilé|coutur|créat|blog'), 1),
  // “maison” is an adjective in “une tarte maison” (a home-made tart), but not in “une grande maison” (a big house).
  partOfSpeech(
    'maison',
    'adjective',
    (place) =>
      !isAfter(determiner)(place) &&
      isOnly(closeBefore(place), ['noun'], place.lexicon) &&
      near(
        'dessert|tarte|fraise|gâteau|sauce|pâtes|foie|terrine|frites|glaces?$|pain|confiture|pizza|plats?$|soupe|pâtisserie|desserts',
      )(place),
    { weightOfOthers: 1e-4 },
  ),
  // “lui” means “he” in “Paul a lui aussi ri” (Paul laughed too).
  {
    forms: { fr: 'lui' },
    means: isConcept('he/pronoun'),
    holds: both(isBefore(/^(?:aussi|seul)$/), not(isAfter(/^(?:à|de|pour|avec|chez|que|par|sur|en|dans|sans)$/))),
    weightElsewhere: 1,
    weightOfOthers: 1e-8,
    isForSingleVersion: true,
  },
  // “plus” means “no more” in “il n’y a plus de pain” (there is no more bread), but “more” in “rien n’est plus beau”
  // (nothing is more beautiful).
  {
    forms: { fr: 'plus' },
    means: isConcept('no-longer/adverb'),
    holds: (place) =>
      place.earlier.slice(-4).some(({ form }) => /^(?:ne|n’)$/.test(form)) &&
      !place.earlier.some(({ form }) => /^(?:rien|pas|aucune?|personne|jamais)$/.test(form)) &&
      (closeAfter(place) === undefined ||
        isBefore(/^(?:de|d’|à|aux?|en|dans|l[ae]s?|l’|une?|son|sa|ses|du|des|rien|personne|besoin|lieu|partie)$/)(
          place,
        ) ||
        isInfinitive(closeAfter(place), 'fr', place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];

/** Senses of words in stories, reviews and reports of sport and accidents. */
export const frenchSceneSenses: readonly Rule[] = rules.flat();

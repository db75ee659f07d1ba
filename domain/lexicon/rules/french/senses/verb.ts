import type { Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { formOf } from '../french-context.ts';
import {
  both,
  either,
  er,
  goesOn,
  isAfter,
  isBefore,
  isReflexive,
  near,
  not,
  sense,
  usually,
} from '../french-senses.ts';

const comprendre = 'comprend comprennent comprenait comprenaient comprenant comprendra comprendront comprenne';
const concevoir =
  'conçoit conçoivent concevait concevaient conçut concevoir concevant conçu conçue conçus conçues conçois concevez';
const tenir =
  'tenir tiens tenons tenez tient tiennent tenait tenaient tint tinrent tiendra tiendront tenu tenue tenus tenues tenant';
const prevoir = 'prévoir prévoit prévoient prévoyait prévoyaient prévu prévue prévus prévues prévoyant prévoira';
const conduire =
  'conduire conduit conduisent conduisait conduisaient conduisit conduisant conduira conduirait conduite conduits conduites';
const deduire = 'déduire déduit déduisent déduisait déduisit déduite déduits déduites déduisant';
const elever =
  'élever élève élèves élèvent élevait élevaient éleva élevèrent élevé élevée élevés élevées élevant élèvera';

/** Senses of verbs of action, movement and thought, recognised by nearby words. */
export const frenchVerbSenses: readonly Rule[] = [
  // “comprend” means “include” in “le canton comprend douze communes” (the canton includes twelve municipalities), but not
  // in “il comprend la situation” (he understands the situation).
  sense(comprendre, 'include-comprendre/verb', (place) => {
    const { before, after, earlier, lexicon } = place;
    const next = formOf(after[0]);
    if (/^(?:je|tu|on|nous|vous|qu’on|ne|n’|lui|le|la|les|l’|me|m’)$/.test(formOf(before))) return false;
    if (/^(?:que|qu’|pourquoi|comment|pas|rien|mal|bien|mieux|ce|quoi|enfin|vite|alors|si)$/.test(next)) return false;
    const counts =
      /^(?:\d.*|une?|des|plusieurs|quelques|deux|trois|quatre|environ|notamment|également|aussi|plus|outre|ainsi|entre|de|du|d’|essentiellement|actuellement|principalement|généralement)$/.test(
        next,
      ) || mayBe(after[0], ['numeral'], lexicon);
    const isThing = isOnly(before, ['noun', 'adjective'], lexicon) || place.word.form === 'comprenant';
    return counts || (isThing && /^(?:l[ae]s?|l’|tout|toute|toutes|tous)$/.test(next) && earlier.length > 0);
  }),
  usually(er('tent'), 'try/verb'),
  sense(er('tent'), 'tempt/verb', near('diable|sédui|péché|gourmand|laiss|envie|satan|aventure'), {
    weightElsewhere: 0.2,
  }),
  sense(
    concevoir,
    'conceive-an-idea/verb',
    either(
      isBefore(/^(?:comme|que|qu’|pas|mal|difficilement|autrement)$/),
      near('idée|notion|amour|haine|univers|soupçon'),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    deduire,
    'deduce/verb',
    either(isBefore(/^(?:que|qu’)$/), ({ earlier }) => earlier.slice(-4).some(({ form }) => form === 'en')),
    { weightElsewhere: 0.5 },
  ),
  sense('paraître', 'be-published-paraitre/verb', isAfter(/^(?:à|faire|fait|fit|de)$/), { weightElsewhere: 0.02 }),
  sense(
    er('port'),
    'bear-a-name-porter/verb',
    both(
      goesOn(
        /^(?:(?:d’ abord|ainsi|alors|aussi|désormais|aujourd’hui|également|encore|déjà|donc|toujours) )?(?:le|la|les|un|une|des|son|ce|ces|deux|l’)? ?(?:\S+ )?(?:noms?|prénoms?|titres?|numéros?|surnoms?|inscriptions?|mention|marque|appellation|nom)\b/,
      ),
      not(isReflexive),
    ),
    { weightElsewhere: 0.01 },
  ),
  sense(
    er('port'),
    'bring-to-level-porter/verb',
    either(
      goesOn(
        /^(?:de \d\S*|(?:\S+ ){0,4}à (?:environ |près de |plus de )?\d\S* (?:%|pour|tonnes|euros|millions?|milliards?|ans|membres|km|mètres|habitants|points|personnes))/,
      ),
      goesOn(/^(?:\S+ ){0,3}au (?:même )?(?:niveau|standard|rang)/),
    ),
    { weightElsewhere: 0.005 },
  ),
  sense(
    'établir établit établissent établissait établirent établi établie établis établies établissant',
    'settle-s-etablir/verb',
    isReflexive,
    { weightElsewhere: 0.01 },
  ),
  sense(er('déplac', 'déplaç'), 'travel-se-deplacer/verb', isReflexive, { weightElsewhere: 0.01 }),
  usually(er('engendr'), 'give-rise-to/verb'),
  sense(er('engendr'), 'father-a-child/verb', near('fils|fille|enfant|roi$|épous|descend|père|dieu')),
  sense(
    er('tranch'),
    'decide/verb',
    not(near('gorge|tête|pain|main$|corde|jambon|cou$|saucisson|fines?$|coupe|couteau|rondelle')),
    { weightElsewhere: 0.2 },
  ),
  sense(
    'désigne désignent désignait désignaient désignant désigner',
    'denote-designer/verb',
    near(
      'terme|mot$|mots$|expression|nom$|concept|latin|acronyme|sigle|appellation|désormais|communément|génériq|peut$',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(
    elever,
    'raise-young/verb',
    near('enfant|mère|père|famille|parent|oncle|tante|orphelin|grandi|fils|fille|frère|grand'),
    {
      weightElsewhere: 0.1,
    },
  ),
  sense(
    elever,
    'breed-raise/verb',
    near('bétail|mouton|vache|cheva|chien|porc|poul|bovin|brebis|animaux|abeille|race'),
  ),
  sense(
    'entend entendent entendait entendaient entendant',
    'mean-intend/verb',
    ({ after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon) && !/^(?:parler|dire|chanter|crier|sonner)$/.test(formOf(next)),
  ),
  sense(er('assur'), 'state-assert/verb', isBefore(/^(?:que|qu’)$/)),
  sense(
    'rappelle rappellent rappelait rappelaient rappelé rappelant rappela rappeler rappelons',
    'recall-point-out-ricordare/verb',
    isBefore(/^(?:que|qu’)$/),
  ),
  sense(
    er('touch'),
    'involve-affect-interessare/verb',
    near(
      'crise|chômage|maladie|séisme|population|pays$|zone|secteur|région|économi|épidémie|personnes|mesure|réforme|ville',
    ),
    { weightElsewhere: 0.1, weightOfOthers: 0.05 },
  ),
  sense(
    er('trait'),
    'treat-patient/verb',
    near('maladi|patient|cancer|médic|symptôm|infection|hôpital|virus|douleur|dépression|traitement'),
    {
      weightElsewhere: 0.05,
    },
  ),
  sense(
    er('tir'),
    'derive-from/verb',
    near('nom$|origine|surnom|inspir|avantage|profit|parti$|leçon|conclusion|roman|livre|bénéfice'),
    { weightElsewhere: 0.1 },
  ),
  usually(tenir, 'hold/verb'),
  sense(
    tenir,
    'hold-event/verb',
    near('réunion|conférence|audience|élections?$|congrès|procès|sommet|assemblée|session|festival|meeting'),
    {
      weightElsewhere: 0.1,
    },
  ),
  sense(
    tenir,
    'be-held/verb',
    both(isReflexive, not(near('debout|droit|prêt|main|mains|côté|assis|devant|derrière|près|immobile|bien'))),
    {
      weightElsewhere: 0.1,
      weightOfOthers: 0.1,
    },
  ),
  sense(
    prevoir,
    'plan/verb',
    not(
      near(
        'lois?$|article|accord|traité|règlement|contrat|constitution|code|météo|pluie|décret|statuts|convention|texte|projet',
      ),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.05 },
  ),
  sense(
    conduire,
    'drive/verb',
    near('voiture|camion|permis|route|autobus|bus$|train|taxi|moto|ivre|volant|véhicul|chauffeur|alcool|vitesse|auto'),
    { weightElsewhere: 0.05 },
  ),
  sense('dégeler dégèle dégelé dégelée dégelés dégelées dégela', 'unfreeze-degeler/verb', () => true, {
    weightElsewhere: 1,
  }),
  sense(
    'manque manquent manquait manquaient manquera manquer',
    'be-missing/verb lack-be-missing/verb',
    both(isAfter(/^(?:il|ne|n’|lui|qui|nous|vous|me|leur)$/), not(isBefore(/^(?:le|la|les|l’|son|sa)$/))),
    { weightElsewhere: 1, weightOfOthers: 0.1 },
  ),
  sense(
    er('emprunt'),
    'take-route-emprunter/verb',
    either(
      isBefore(/^par$/),
      near(
        'routes?$|chemin|rue|voies?$|escalier|itinérair|sentier|pont$|trajet|autoroute|vallée|couloir|avenue|tunnel|passage|ligne',
      ),
    ),
  ),
  usually(
    'aménager aménage aménagent aménagea aménagé aménagée aménagés aménagées aménageant',
    'fit-out-amenager/verb',
  ),
  usually(`${er('projet')} projette projettent`, 'plan-project-projeter/verb'),
  usually(
    'subir subit subissent subissait subirent subi subie subis subies subissant subira',
    'undergo-suffer-subir/verb',
  ),
  usually('censé censée censés censées', 'supposed-to-cense/adjective'),
  usually(er('constat'), 'note-find-constater/verb'),
  usually(er('crois'), 'meet-cross-croiser/verb'),
  sense(
    er('march'),
    'run-work/verb',
    near('téléphon|machine|wifi|système|télé|ascenseur|moteur|chauffage|internet|clim|ça$|affaire|commerce'),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'convient conviendra conviendrait convenait',
    'be-proper/verb',
    both(isAfter(/^il$/), goesOn(/^(?:\S+ ){0,2}(?:de|d’|que|qu’) /)),
  ),
  sense(er('assist'), 'assist/verb', not(isBefore(/^(?:à|aux?|tous|toutes|également|aussi)$/)), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  }),
  usually(er('reli'), 'link/verb'),
  sense(
    er('exerc', 'exerç'),
    'exert-exercer/verb',
    near('influence|pression|pouvoir|contrôle|domination|autorité|droit|force|attrait|attraction|veto'),
  ),
  sense('abat abattent abattit abattait abattre abattu', 'come-down-on-s-abattre/verb', isReflexive, {
    weightElsewhere: 0.01,
  }),
  // “compris” means “between two limits” in “un âge compris entre dix et vingt ans” (an age between ten and twenty).
  sense('compris comprise comprises', 'include-comprendre/verb', isBefore(/^(?:entre|dans)$/)),
  sense(conduire, 'lead-take/verb', not(near('voiture|camion|permis|véhicul|chauffeur|moto|ivre')), {
    weightElsewhere: 0.5,
    weightOfOthers: 0.2,
  }),
  sense(er('pos'), 'pose-a-question/verb', near('questions?$|devinette')),
  sense('bat battent battait battre battant battit', 'flap/verb', near('ailes?$')),
  // “compte” means “intend” in “il compte partir demain” (he intends to leave tomorrow).
  sense('compte comptent comptait comptaient compter', 'intend/verb', ({ after: [next], language, lexicon }) =>
    isInfinitive(next, language, lexicon),
  ),
].flat();

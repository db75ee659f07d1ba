import type { Rule } from '../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../word-classes.ts';
import { formOf } from './french-context.ts';
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
} from './french-senses.ts';

const comprendre = 'comprend comprennent comprenait comprenaient comprenant comprendra comprendront comprenne';
const concevoir =
  'conçoit conçoivent concevait concevaient conçut concevoir concevant conçu conçue conçus conçues conçois concevez';
const tenir = 'tenir tient tiennent tenait tenaient tint tinrent tiendra tiendront tenu tenue tenus tenues tenant';
const prevoir = 'prévoir prévoit prévoient prévoyait prévoyaient prévu prévue prévus prévues prévoyant prévoira';
const conduire =
  'conduire conduit conduisent conduisait conduisaient conduisit conduisant conduira conduirait conduite conduits conduites';
const poursuivre =
  'poursuivre poursuit poursuivent poursuivait poursuivaient poursuivit poursuivi poursuivie poursuivis poursuivies poursuivant';
const deduire = 'déduire déduit déduisent déduisait déduisit déduite déduits déduites déduisant';
const elever =
  'élever élève élèves élèvent élevait élevaient éleva élevèrent élevé élevée élevés élevées élevant élèvera';

/** Senses of verbs, by cues around them. */
export const frenchVerbSenses: readonly Rule[] = [
  // “le canton comprend douze communes”, but “il comprend la situation”
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
    er('tourn'),
    'shoot-tourner/verb',
    near('films?$|scènes?$|clip|acteur|réalisat|long-métrage|court-métrage|épisode|cinéma|caméra|tournag'),
  ),
  sense(
    er('lanc', 'lanç'),
    'launch/verb',
    not(near('pierre|balle|javelot|poids|ballon|disque|grenade|objet|regard|lanceu|couteau|cri$|cris$|air$|eau$')),
    { weightElsewhere: 0.3, weightOfOthers: 0.1 },
  ),
  sense(er('marqu'), 'score/verb', near('buts?$|points?$|essais?$|match|minute|panier|penalty|doublé'), {
    weightElsewhere: 0.02,
  }),
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
  sense(
    er('tir'),
    'shoot/verb fire-shoot/verb',
    near(
      'balle|fusil|polic|feu$|arme|pistolet|soldat|coups?$|manifestant|roquette|dessus|missile|revolver|foule|canon',
    ),
    { weightElsewhere: 0.3 },
  ),
  sense(
    er('vol'),
    'steal/verb',
    near('argent|polic|portefeuille|sac$|bijou|voiture|document|téléphone|banque|gens|client|vélo|œuvre|tableau'),
    {
      weightElsewhere: 0.1,
    },
  ),
  sense(
    `${er('interprét')} interprète interprètent`,
    'act-perform/verb',
    near('rôle|personnage|film|série|acteur|actrice|comédi'),
    { weightElsewhere: 0.1 },
  ),
  sense(
    `${er('interprét')} interprète interprètent`,
    'perform-stage/verb',
    near('chans|titre|morceau|piano|œuvre|musi|chant|opéra|single|album|concerto|groupe'),
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
  sense(
    poursuivre,
    'prosecute-poursuivre/verb',
    either(near('justice|tribuna|accus|délit|plainte|diffam|pénal|judiciair|fraude|escroqu'), isBefore(/^pour$/)),
    {
      weightElsewhere: 0.02,
    },
  ),
  sense(poursuivre, 'chase/verb', near('voleu|polic|suspect|ennemi|fuy|fugitif|loup|chien|tueur|bandit'), {
    weightElsewhere: 0.1,
  }),
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
  usually(er('exploit'), 'exploit-run-exploiter/verb'),
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
    'accueillir accueille accueillent accueillait accueillaient accueillit accueilli accueillie accueillis accueillant accueillera',
    'host/verb',
    near(
      'championnat|jeux|exposition|festival|musée|conférence|siège|concert|compétition|événement|sommet|matchs?$|bibliothèque|salle|stade|édition|spectacle|étape',
    ),
    { weightElsewhere: 0.1 },
  ),
  sense(er('anim'), 'host/verb', near('émission|radio|débat|atelier|soirée|télé|chaîne|conférence|magazine|jeu$'), {
    weightElsewhere: 0.1,
  }),
  sense(er('gagn'), 'earn/verb', near('euros?$|salaire|vie$|argent|mois$|dollars?$|smic|francs?$'), {
    weightElsewhere: 0.1,
  }),
  sense(
    er('salu'),
    'hail/verb',
    near('décision|accord|initiative|communiqué|travail|critique|presse|courage|progrès|effort|public|annonce'),
    { weightElsewhere: 0.2 },
  ),
  sense(
    'enlever enlève enlevé enlevée enlevés enlevées enleva',
    'kidnap/verb',
    near('homme|enfant|otage|ravisseu|journalist|armés|rançon|fille|femme|groupe'),
    {
      weightElsewhere: 0.1,
    },
  ),
  sense(
    er('estim'),
    'estimate/verb',
    both(isBefore(/^(?:à|entre)$/), near('\\d|million|milliard|nombre|euros|coût|popul|habitant|valeur|%')),
    { weightElsewhere: 0.1 },
  ),
  sense(
    er('march'),
    'run-work/verb',
    near('téléphon|machine|wifi|système|télé|ascenseur|moteur|chauffage|internet|clim|ça$|affaire|commerce'),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'détenu détenue détenus détient détenait détenir',
    'detain/verb',
    near('prison|otage|polic|arrêt|libér|camp$|cellule|prisonni'),
    { weightElsewhere: 0.1 },
  ),
  sense(er('incarn'), 'portray/verb', near('rôle|personnage|film|acteur|actrice|série|téléfilm|épisode'), {
    weightElsewhere: 0.2,
  }),
  sense(
    'entraîner entraîne entraînait entraîna entraîné entraînée entraînés entraînant',
    'train/verb train-teach/verb',
    near('équipe|club|joueu|football|entraîneu|athlèt|sélection|judo|natation|physique|boxe'),
    { weightElsewhere: 0.1 },
  ),
  // “un club fondé en 1920”, but “fondé sur des faits”
  sense(er('fond'), 'found/verb', not(goesOn(/^(?:\S+ment )?(?:sur|son|ses|leurs?)\b/)), {
    weightElsewhere: 0.2,
    weightOfOthers: 0.05,
  }),
  usually(er('exécut'), 'carry-out-executer/verb'),
  sense(
    er('exécut'),
    'execute/verb',
    near('prison|mort|condamn|peloton|roi$|otage|soldat|rebelle|guillotin|fusill|pend|espion|traître|décapit'),
  ),
  sense('convient conviendra conviendrait convenait', 'be-proper/verb', both(isAfter(/^il$/), isBefore(/^(?:de|d’)$/))),
  sense(er('assist'), 'assist/verb', not(isBefore(/^(?:à|aux?|tous|toutes|également|aussi)$/)), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.1,
  }),
  sense(er('dispens'), 'give-orders/verb', near('cours|enseign|formation|leçon|conseil|soin')),
  usually(er('reli'), 'link/verb'),
  sense(
    er('mont'),
    'set-up-found/verb',
    near('usine|entreprise|société|groupe|projet|studio|affaire|restaurant|compagnie|boîte'),
  ),
  sense(
    er('exerc', 'exerç'),
    'exert-exercer/verb',
    near('influence|pression|pouvoir|contrôle|domination|autorité|droit|force|attrait|attraction|veto'),
  ),
  sense('abat abattent abattit abattait abattre abattu', 'come-down-on-s-abattre/verb', isReflexive, {
    weightElsewhere: 0.01,
  }),
  // “un âge compris entre dix et vingt ans”
  sense('compris comprise comprises', 'include-comprendre/verb', isBefore(/^(?:entre|dans)$/)),
  sense(conduire, 'lead-take/verb', not(near('voiture|camion|permis|véhicul|chauffeur|moto|ivre')), {
    weightElsewhere: 0.5,
    weightOfOthers: 0.2,
  }),
  sense(er('pos'), 'pose-a-question/verb', near('questions?$|problèmes?$|devinette')),
  sense(
    'prévenir prévient préviennent prévenait prévenu',
    'prevent-precaution/verb',
    near(
      'maladi|risque|formation|conflit|violence|tentation|spam|accident|caillot|crise|infection|incendie|terroris|fraude|guerre|suicide',
    ),
  ),
  sense(
    er('viol'),
    'violate/verb',
    near('droit|loi|règle|accord|traité|constitution|principe|espace|frontière|secret|convention'),
  ),
  sense('bat battent battait battre battant battit', 'flap/verb', near('ailes?$')),
  usually('soumettre soumet soumettent soumettait soumis soumise soumises soumettant', 'submit-soumettre/verb'),
  // “il compte partir demain”
  sense('compte comptent comptait comptaient compter', 'intend/verb', ({ after: [next], language, lexicon }) =>
    isInfinitive(next, language, lexicon),
  ),
  sense(
    'nomme nomment nommons nommait nommaient nommant',
    'name/verb',
    not(
      near(
        'ministre|président|directeur|poste|chef|tête|gouverneur|évêque|général|maire|juge|professeur|command|archev|premier|ambassad|conseil|comité',
      ),
    ),
    { weightElsewhere: 0.5, weightOfOthers: 0.1 },
  ),
].flat();

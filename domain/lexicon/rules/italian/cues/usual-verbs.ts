import type { Rule } from '../../grammar-rule.ts';
import { isInfinitive } from '../../word-classes.ts';
import { byAgent, formsOfLet } from '../italian-context.ts';
import {
  beforeIs,
  both,
  inClass,
  mostly,
  near,
  nextIs,
  not,
  sense,
  type UsualSense,
  usualSense,
} from '../italian-senses.ts';
import { are, ere } from '../italian-verb-forms.ts';

const formsOfLead =
  'condurre conduce conducono conduceva conducevano condusse condussero condotto condotta condotti condotte condurrà condurranno conducendo conduca conducano conducesse';
const formsOfCatch =
  'cogliere coglie colgono coglieva coglievano colse colsero colto colta colti colte coglierà cogliendo colga colgano';
const formsOfMake =
  'fa fanno fare far faceva facevano fece fecero fatto fatta fatti fatte farà faranno farebbe facendo faccia facciano facesse';

/** Objects with which “fare” means “make”, not “do”: “fare un errore” (make a mistake). */
const whatIsMade =
  /^(?:oper[ae]$|piantagion|costruzion|muro$|foss[oi]$|canal[ei]$|error[ei]$|sbagli[oi]?$|scelt[ae]$|progress[oi]$|sforz[oi]$|tentativ[oi]$|propost[ae]$|promess[ae]$|dichiarazion|differenza$|rumore$|film$|tort[ae]$|pane$|confront[oi]$|distinzion|eccezion|osservazion|comment[oi]$|offert[ae]$|richiest[ae]$|viaggi[oi]?$|discors[oi]$|debutto$|ingresso$|elenc|list[ae]$|pian[oi]$|pression|scopert[ae]$|prevision|cambiament|paragon|calcol[oi]$|pace$|passi$|appello$|accord[oi]$|legg[ei]$|mostra$|amicizi[ae]$|nemici$)/;

const verbs: readonly UsualSense[] = [
  [
    'distinguere distingue distinguono distingueva distinguevano distinse distinsero distinguerà distingueranno distinguendo distingua distinguano',
    'distinguish/verb',
  ],
  [
    formsOfLead,
    'lead-take/verb',
    /^(?:ricerc|stud[io]|indagin|esperiment|sondagg|inchiest|guerr|trattativ|campagn|battagl|operazion|analis|negoziat|esam[ei]|politic|intervist|attivit|vit[ae]$|affar|test$|prov[ae]$|interrogator|sperimentazion)/,
    'conduct/verb',
  ],
  [are('dur'), 'last-verb/verb', /^(?:batteri|scarp|tessut|pila$|pile$)/, 'last-endure/verb'],
  [
    are('modific'),
    'modify/verb change/verb',
    /^(?:emendament|test[oi]$|file$|document|articol)/,
    'amend/verb edit/verb',
  ],
  [are('mut'), 'change/verb', /^(?:gen[ei]$|genetic|virus|cellul|dna$|batter)/, 'mutate/verb'],
  [
    are('frequent'),
    'frequent/verb',
    /^(?:scuol|universit|lice[oi]|cors[oi]$|lezion|colleg|class[ei]$|accademi|istitut|seminar|facolt|student|asilo|element)/,
    'attend-school/verb',
  ],
  [are('eccit'), 'excite/verb', /^(?:sess|erotic|nud[oaie]$)/, 'sexually-arouse/verb'],
  [are('avvi'), 'initiate/verb', /^(?:motor|macchin|auto$|computer|impiant|applicazion|program)/, 'start-up/verb'],
  [are('precipit'), 'crash-down/verb plunge/verb'],
  [
    'compiere compie compiono compiva compivano compì compirono compiuto compiuta compiuti compiute compirà compiendo compia',
    'carry-out/verb accomplish/verb',
    /^(?:ann[oi]$|vent’anni|trent’anni|compleann|settiman|mes[ei]$)/,
    'complete-a-time/verb',
  ],
  [are('rilanci'), 'revitalise/verb', /^(?:poker|puntat|asta$|offert|posta$)/, 'raise-a-bet/verb'],
  [
    'sottrarre sottrae sottraggono sottraeva sottraevano sottrasse sottrassero sottratto sottratta sottratti sottratte sottrarrà sottraendo',
    'deprive-take/verb',
    /^(?:numer|matematic|addizion|moltiplic|cifr)/,
    'subtract/verb',
  ],
  ['sussistere sussiste sussistono sussisteva sussistevano sussista sussistano sussistesse sussisterà', 'exist/verb'],
  [
    are('elabor'),
    'develop/verb',
    /^(?:dat[oi]$|informazion|computer|immagin|calcolator|segnal|element)/,
    'process/verb',
  ],
  [
    ere('emett', 'emis', 'emess'),
    'emit/verb',
    /^(?:sentenz|ordinanz|decret|mandat|verdett|titol|obbligazion|azion|francoboll|comunicat|assegn|fattur|monet|bigliett|banc|provvediment|giudic|tribunal|ordin[ei]$)/,
    'issue/verb',
  ],
  [
    are('esercit'),
    'exercise-practise/verb',
    /^(?:mestier|profession|medic|avvocat|mattin|pianofort|strument)/,
    'practise/verb exercise-practise/verb',
  ],
  [
    are('ordin'),
    'command/verb order-officially/verb',
    /^(?:ristorant|camerier|pizz|birr|caffè|menu|online|merc[ei]$|vino$|cen[ae]$|pranz|piatt|internet|prodott|copi[ae]$)/,
    'order-goods/verb',
  ],
  [
    'percepire percepisce percepiscono percepiva percepivano percepì percepito percepita percepiti percepite percependo',
    'perceive/verb',
  ],
  [
    'richiamare richiama richiamano richiamò richiamato richiamata richiamati richiamate richiamava richiamando richiamerà',
    'recall-point-out-ricordare/verb attract/verb',
    /^(?:telefon|domani$|chiam|numer|minut)/,
    'call-back/verb',
  ],
  [
    are('rilasci'),
    'release/verb',
    /^(?:licenz|certificat|document|passaport|permess|autorizzazion|patent|diplom|attestat|vist[oi]$|concession|ricevut)/,
    'issue/verb',
  ],
  [
    are('integr'),
    'integrate/verb',
    /^(?:stipend|reddit|documentazion|domand|diet[ae]$|disposizion)/,
    'complement/verb integrate/verb',
  ],
  [
    are('riport'),
    'report-state/verb',
    /^(?:casa$|indietro|ordine$|passat|pace$|libert|livell|vita$|luce$|terra$)/,
    'bring-back/verb',
  ],
  [
    'assumere assume assumono assunse assunsero assunto assunta assunti assunte assumeva assumerà assumendo assuma',
    'hire/verb assume-assumere-it/verb',
  ],
  [
    ere('svolg', 'svols', 'svolt'),
    'conduct/verb take-place/expression',
    /^(?:ruol|funzion|part[ei]$|compit|mansion)/,
    'perform-role/verb take-place/expression',
  ],
  [are('indic'), 'indicate/verb', /^(?:dit[oa]$|man[oi]$|freccia|cartell)/, 'point-at/verb indicate/verb'],
  [
    ere('ricorr', 'ricors', 'ricors'),
    'recur-occur/verb',
    /^(?:appello$|tribunal|cassazion|sentenz|giudic|corte$|tar$|ministero)/,
    'appeal-legal/verb',
  ],
  [
    ere('stend', 'stes', 'stes'),
    'spread-out/verb',
    /^(?:test[oi]$|document|relazion|verbal|contratt|bozz|rapport|statut)/,
    'draft/verb',
  ],
  [
    formsOfCatch,
    'grasp-understand-cogliere/verb',
    /^(?:fior|frutt|uva$|mel[ae]$|ros[ae]$|ciliegi|giardin|margherit|funghi$|alber|oliv)/,
    'pick/verb gather-pick/verb',
  ],
];

/** The usual senses of verbs, and other senses that are recognised by their objects. */
export const italianUsualVerbs: readonly Rule[] = [
  ...verbs.flatMap(usualSense),
  // “attendeva” means “expect” in “quello che ci si attendeva” (what was expected).
  sense('attende attendono attendeva attendevano', 'expect/verb', beforeIs(/^si$/), { weightElsewhere: 1 }),
  // “terrà” means “be held” in “si terrà una riunione” (a meeting will be held).
  sense(
    'tiene tengono teneva tenevano tenne tennero tenuto tenuta tenuti tenute tenesse tenessero terrà terranno tenga tengano tenersi',
    'be-held/verb',
    both(
      ({ word, earlier }) => word.form === 'tenersi' || earlier.slice(-3).some(({ form }) => form === 'si'),
      near(
        /^(?:discussion|riunion|elezion|conferenz|concert|assemblea|votazion|vertic|congress|incontr|process|festival|dibattit|cerimoni|mostra$|referendum|manifestazion|sedut|convegn|gara$|funeral)/,
      ),
    ),
    { weightElsewhere: 1 },
  ),
  // “ricordo” is a verb in “e ricordo che” (and I remember that), but not in “il ricordo che” (the memory that).
  inClass(
    'ricordo',
    'verb',
    both(nextIs(/^che$/), not(beforeIs(/^(?:il|un|bel|del|al|nel|suo|mio|questo|quel|triste)$/))),
  ),
  // “elaborato” is a verb in “è stato elaborato” (was drawn up).
  inClass(
    'elaborato elaborata elaborati elaborate',
    'verb',
    beforeIs(/^(?:stat[oaie]|è|sono|viene|vengono|fu|furono|venne|essere)$/),
  ),
  // “fatto” means “made” in “di che cosa è fatto” (what it is made of).
  sense(
    'fatto fatta fatti fatte',
    'make/verb',
    both(beforeIs(/^(?:è|sono|era|erano)$/), ({ earlier }) =>
      earlier.slice(-4).some(({ form }) => /^(?:cosa|come|che)$/.test(form)),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  {
    // “lascia” does not mean “break up” in “si lascia dietro una scia” (leaves a wake behind), but it does in “la coppia si
    // lascia” (the couple breaks up).
    forms: { it: formsOfLet },
    means: (conceptId) => conceptId !== 'break-up-couple/verb',
    holds: not(near(/^(?:coppi|fidanzat|mogli|marit|ragazz|divorzi|amor|amant)/)),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  // “collegata” means “connected” in “collegata alla città” (connected to the city).
  sense(
    'collegato collegata collegati collegate',
    'connect/verb',
    nextIs(/^(?:a|ad|al|alla|all’|ai|agli|alle|con|col|da|dal|dalla)$/),
    {
      weightElsewhere: 1,
    },
  ),
  sense(ere('stend', 'stes', 'stes'), 'hang-out/verb', near(/^(?:pann[oi]$|bucat|biancheri|lavat|filo$)/), {
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  }),
  // “colti” means “seized” in “colti da improvviso ottimismo” (seized by sudden optimism).
  sense('colto colta colti colte', 'overcome-seize-feeling/verb', nextIs(byAgent), { weightElsewhere: 1e-3 }),
  sense(
    'richiama richiamano richiamare richiamato richiamò richiamando',
    'attract/verb',
    near(/^(?:attenzion|turist|pubblic|visitator|folla)/),
    { weightOfOthers: 1e-5 },
  ),
  // “Nomina” at the beginning of a sentence is a command: “Nomina una squadra” (name a team).
  sense('nomina', 'name-de/verb', ({ before }) => before === undefined, { weightElsewhere: 1e-3 }),
  sense(
    'cedere cede cedono cedette ceduto ceduta ceduti cedute cederà cedendo ceda',
    'cede-hand-over/verb',
    near(
      /^(?:diritt|quot[ae]$|azion[ei]$|propriet|post[oi]$|territor|credit|aziend|societ|giocator|ramo$|potere$|controll|parte$)/,
    ),
    { weightElsewhere: 0.02, weightOfOthers: 0.01 },
  ),
  sense(
    formsOfMake,
    'make/verb',
    both(
      ({ after }) => after.slice(0, 3).some(({ form }) => whatIsMade.test(form)),
      not(({ after: [next], language, lexicon }) => isInfinitive(next, language, lexicon)),
    ),
    { weightElsewhere: 1, weightOfOthers: 0.05 },
  ),
  mostly(
    'costituire costituisce costituiscono costituisca costituirà',
    'make-up-consist/verb',
    near(/^(?:servit|usufrutt|superfici|ipotec|enfiteus|pegn[oi]$|garanzi|societ|associazion|fondazion|parte$)/),
  ),
];

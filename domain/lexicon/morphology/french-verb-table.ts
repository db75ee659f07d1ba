import type { Irregular, IrregularTable } from './romance-verb.ts';

/**
 * Verbs in -eler and -eter that double the “l” or “t”: “appelle” (calls). All other verbs in -eler and -eter take an
 * accent: “achète” (buys).
 */
export const frenchDoubling = `appeler rappeler épeler ficeler renouveler étinceler ruisseler chanceler ensorceler amonceler morceler
  jeter rejeter projeter feuilleter étiqueter cacheter déchiqueter voleter cliqueter tacheter`;

type Short = { present: string; past: string; participle: string; future?: string; subj?: string; prefixes?: string };

/**
 * Imperfect, gerund and subjunctive derive from the present. The past derives from its “je” form: “fis” (did), “vins”
 * (came).
 */
const verb = ({ present, past, participle, future, subj, prefixes }: Short): Irregular => ({
  pres: present,
  pastStem: past,
  participleStem: participle,
  ...(future !== undefined && { futureStem: future }),
  ...(subj !== undefined && { subj }),
  ...(prefixes !== undefined && { prefixes }),
});

/** Verbs whose present has a shorter stem in the singular than in the plural: “dors, dormons” (sleep). */
const short = (singular: string, stem: string, participle: string): Irregular =>
  verb({
    present: `${singular}s ${singular}s ${singular}t ${stem}ons ${stem}ez ${stem}ent`,
    past: `${stem}is`,
    participle,
  });

const inDre = (stem: string): Irregular =>
  verb({
    present: `${stem}s ${stem}s ${stem} ${stem}ons ${stem}ez ${stem}ent`,
    past: `${stem}is`,
    participle: `${stem}u`,
  });

const indre = (vowel: string): Irregular =>
  verb({
    present: `${vowel}ns ${vowel}ns ${vowel}nt ${vowel}gnons ${vowel}gnez ${vowel}gnent`,
    past: `${vowel}gnis`,
    participle: `${vowel}nt`,
  });

export const frenchIrregular: IrregularTable = {
  être: {
    pres: 'suis es est sommes êtes sont',
    imperfectStem: 'ét',
    pastStem: 'fus',
    futureStem: 'ser',
    subj: 'sois sois soit soyons soyez soient',
    participle: 'été',
    gerund: 'étant',
    imp: '* sois * soyons soyez *',
  },
  avoir: {
    pres: 'ai as a avons avez ont',
    pastStem: 'eus',
    futureStem: 'aur',
    subj: 'aie aies ait ayons ayez aient',
    participleStem: 'eu',
    gerund: 'ayant',
    imp: '* aie * ayons ayez *',
  },
  '-faire': {
    pres: 'fais fais fait faisons faites font',
    pastStem: 'fis',
    futureStem: 'fer',
    subj: 'fasse fasses fasse fassions fassiez fassent',
    participleStem: 'fait',
  },
  dire: verb({ present: 'dis dis dit disons dites disent', past: 'dis', participle: 'dit' }),
  redire: verb({ present: 'redis redis redit redisons redites redisent', past: 'redis', participle: 'redit' }),
  '-dire': verb({
    present: 'dis dis dit disons disez disent',
    past: 'dis',
    participle: 'dit',
    prefixes: 'inter contre pré mé',
  }),
  maudire: verb({
    present: 'maudis maudis maudit maudissons maudissez maudissent',
    past: 'maudis',
    participle: 'maudit',
  }),
  aller: {
    pres: 'vais vas va allons allez vont',
    futureStem: 'ir',
    subj: 'aille ailles aille allions alliez aillent',
    imp: '* va/vas * * * *',
  },
  pouvoir: verb({
    present: 'peux/puis peux peut pouvons pouvez peuvent',
    past: 'pus',
    future: 'pourr',
    subj: 'puisse puisses puisse puissions puissiez puissent',
    participle: 'pu',
  }),
  devoir: {
    ...verb({ present: 'dois dois doit devons devez doivent', past: 'dus', future: 'devr', participle: '' }),
    participle: 'dû due dus dues',
  },
  savoir: {
    ...verb({
      present: 'sais sais sait savons savez savent',
      past: 'sus',
      future: 'saur',
      subj: 'sache saches sache sachions sachiez sachent',
      participle: 'su',
    }),
    gerund: 'sachant',
    imp: '* sache * sachons sachez *',
  },
  vouloir: {
    ...verb({
      present: 'veux veux veut voulons voulez veulent',
      past: 'voulus',
      future: 'voudr',
      subj: 'veuille veuilles veuille voulions vouliez veuillent',
      participle: 'voulu',
    }),
    imp: '* veuille * veuillons veuillez *',
  },
  voir: verb({ present: 'vois vois voit voyons voyez voient', past: 'vis', future: 'verr', participle: 'vu' }),
  revoir: verb({
    present: 'revois revois revoit revoyons revoyez revoient',
    past: 'revis',
    future: 'reverr',
    participle: 'revu',
  }),
  prévoir: verb({
    present: 'prévois prévois prévoit prévoyons prévoyez prévoient',
    past: 'prévis',
    participle: 'prévu',
    future: 'prévoir',
  }),
  pourvoir: verb({
    present: 'pourvois pourvois pourvoit pourvoyons pourvoyez pourvoient',
    past: 'pourvus',
    participle: 'pourvu',
    future: 'pourvoir',
  }),
  entrevoir: verb({
    present: 'entrevois entrevois entrevoit entrevoyons entrevoyez entrevoient',
    past: 'entrevis',
    participle: 'entrevu',
    future: 'entreverr',
  }),
  croire: verb({ present: 'crois crois croit croyons croyez croient', past: 'crus', participle: 'cru' }),
  falloir: {
    pres: '0 0 faut 0 0 0',
    impf: '0 0 fallait 0 0 0',
    past: '0 0 fallut 0 0 0',
    fut: '0 0 faudra 0 0 0',
    cond: '0 0 faudrait 0 0 0',
    subj: '0 0 faille 0 0 0',
    psubj: '0 0 fallût 0 0 0',
    imp: '0 0 0 0 0 0',
    participle: 'fallu',
    gerund: '',
  },
  pleuvoir: {
    pres: '0 0 pleut 0 0 pleuvent',
    impf: '0 0 pleuvait 0 0 pleuvaient',
    past: '0 0 plut 0 0 plurent',
    fut: '0 0 pleuvra 0 0 pleuvront',
    cond: '0 0 pleuvrait 0 0 *',
    subj: '0 0 pleuve 0 0 pleuvent',
    psubj: '0 0 plût 0 0 *',
    imp: '0 0 0 0 0 0',
    participle: 'plu',
  },
  '-valoir': {
    ...verb({ present: 'vaux vaux vaut valons valez valent', past: 'valus', future: 'vaudr', participle: 'valu' }),
    subj: 'vaille vailles vaille valions valiez vaillent',
  },
  prévaloir: verb({
    present: 'prévaux prévaux prévaut prévalons prévalez prévalent',
    past: 'prévalus',
    future: 'prévaudr',
    participle: 'prévalu',
  }),
  '-mouvoir': {
    ...verb({ present: 'meus meus meut mouvons mouvez meuvent', past: 'mus', future: 'mouvr', participle: 'mu' }),
  },
  '-cevoir': verb({ present: 'çois çois çoit cevons cevez çoivent', past: 'çus', future: 'cevr', participle: 'çu' }),
  '-asseoir': {
    ...verb({
      present: 'assieds/assois assieds/assois assied/assoit asseyons/assoyons asseyez/assoyez asseyent/assoient',
      past: 'assis',
      future: 'assiér',
      participle: 'assis',
    }),
    subj: 'asseye/assoie asseyes/assoies asseye/assoie asseyions asseyiez asseyent/assoient',
    imperfectStem: 'assey',
  },
  '-tenir': verb({
    present: 'tiens tiens tient tenons tenez tiennent',
    past: 'tins',
    future: 'tiendr',
    participle: 'tenu',
  }),
  '-venir': verb({
    present: 'viens viens vient venons venez viennent',
    past: 'vins',
    future: 'viendr',
    participle: 'venu',
  }),
  '-quérir': verb({
    present: 'quiers quiers quiert quérons quérez quièrent',
    past: 'quis',
    future: 'querr',
    participle: 'quis',
  }),
  '-mettre': verb({ present: 'mets mets met mettons mettez mettent', past: 'mis', participle: 'mis' }),
  '-battre': verb({ present: 'bats bats bat battons battez battent', past: 'battis', participle: 'battu' }),
  '-prendre': verb({ present: 'prends prends prend prenons prenez prennent', past: 'pris', participle: 'pris' }),
  '-crire': verb({ present: 'cris cris crit crivons crivez crivent', past: 'crivis', participle: 'crit' }),
  '-lire': verb({ present: 'lis lis lit lisons lisez lisent', past: 'lus', participle: 'lu', prefixes: 're é réé' }),
  '-rire': verb({ present: 'ris ris rit rions riez rient', past: 'ris', participle: 'ri', prefixes: 'sou' }),
  '-vivre': verb({ present: 'vis vis vit vivons vivez vivent', past: 'vécus', participle: 'vécu' }),
  '-suivre': verb({ present: 'suis suis suit suivons suivez suivent', past: 'suivis', participle: 'suivi' }),
  '-boire': verb({ present: 'bois bois boit buvons buvez boivent', past: 'bus', participle: 'bu' }),
  '-plaire': verb({ present: 'plais plais plaît plaisons plaisez plaisent', past: 'plus', participle: 'plu' }),
  taire: verb({ present: 'tais tais tait taisons taisez taisent', past: 'tus', participle: 'tu' }),
  '-traire': { ...verb({ present: 'trais trais trait trayons trayez traient', past: '', participle: 'trait' }) },
  '-duire': verb({ present: 'duis duis duit duisons duisez duisent', past: 'duisis', participle: 'duit' }),
  '-truire': verb({ present: 'truis truis truit truisons truisez truisent', past: 'truisis', participle: 'truit' }),
  cuire: verb({ present: 'cuis cuis cuit cuisons cuisez cuisent', past: 'cuisis', participle: 'cuit' }),
  '-nuire': verb({ present: 'nuis nuis nuit nuisons nuisez nuisent', past: 'nuisis', participle: 'nui' }),
  '-luire': verb({ present: 'luis luis luit luisons luisez luisent', past: 'luisis', participle: 'lui' }),
  '-fire': verb({ present: 'fis fis fit fisons fisez fisent', past: 'fis', participle: 'fi' }),
  '-clure': verb({ present: 'clus clus clut cluons cluez cluent', past: 'clus', participle: 'clu' }),
  inclure: verb({ present: 'inclus inclus inclut incluons incluez incluent', past: 'inclus', participle: 'inclus' }),
  '-clore': { ...verb({ present: 'clos clos clôt closons closez closent', past: '', participle: 'clos' }) },
  '-naître': verb({ present: 'nais nais naît naissons naissez naissent', past: 'naquis', participle: 'né' }),
  '-onnaître': verb({
    present: 'onnais onnais onnaît onnaissons onnaissez onnaissent',
    past: 'onnus',
    participle: 'onnu',
  }),
  '-paraître': verb({
    present: 'parais parais paraît paraissons paraissez paraissent',
    past: 'parus',
    participle: 'paru',
  }),
  croître: {
    ...verb({ present: 'croîs croîs croît croissons croissez croissent', past: 'crûs', participle: '' }),
    participle: 'crû crue crus crues',
  },
  accroître: verb({
    present: 'accrois accrois accroît accroissons accroissez accroissent',
    past: 'accrus',
    participle: 'accru',
  }),
  '-eindre': indre('ei'),
  '-aindre': indre('ai'),
  '-oindre': indre('oi'),
  '-soudre': verb({ present: 'sous sous sout solvons solvez solvent', past: 'solus', participle: 'solu' }),
  absoudre: {
    ...verb({ present: 'absous absous absout absolvons absolvez absolvent', past: 'absolus', participle: 'absous' }),
    participle: 'absous absoute absous absoutes',
  },
  '-coudre': verb({ present: 'couds couds coud cousons cousez cousent', past: 'cousis', participle: 'cousu' }),
  moudre: verb({ present: 'mouds mouds moud moulons moulez moulent', past: 'moulus', participle: 'moulu' }),
  '-endre': inDre('end'),
  '-ondre': inDre('ond'),
  '-erdre': inDre('erd'),
  '-ordre': inDre('ord'),
  '-andre': inDre('and'),
  '-rompre': verb({ present: 'romps romps rompt rompons rompez rompent', past: 'rompis', participle: 'rompu' }),
  '-vaincre': verb({
    present: 'vaincs vaincs vainc vainquons vainquez vainquent',
    past: 'vainquis',
    participle: 'vaincu',
  }),
  '-dormir': short('dor', 'dorm', 'dormi'),
  '-sortir': short('sor', 'sort', 'sorti'),
  '-partir': { ...short('par', 'part', 'parti'), prefixes: 're dé' },
  '-sentir': short('sen', 'sent', 'senti'),
  '-mentir': { ...short('men', 'ment', 'menti'), prefixes: 'dé' },
  '-servir': { ...short('ser', 'serv', 'servi'), prefixes: 'des res' },
  '-repentir': short('repen', 'repent', 'repenti'),
  '-bouillir': short('bou', 'bouill', 'bouilli'),
  '-courir': verb({
    present: 'cours cours court courons courez courent',
    past: 'courus',
    future: 'courr',
    participle: 'couru',
  }),
  mourir: verb({
    present: 'meurs meurs meurt mourons mourez meurent',
    past: 'mourus',
    future: 'mourr',
    participle: 'mort',
  }),
  '-ouvrir': verb({ present: 'ouvre ouvres ouvre ouvrons ouvrez ouvrent', past: 'ouvris', participle: 'ouvert' }),
  '-ffrir': verb({ present: 'ffre ffres ffre ffrons ffrez ffrent', past: 'ffris', participle: 'ffert' }),
  '-ueillir': verb({
    present: 'ueille ueilles ueille ueillons ueillez ueillent',
    past: 'ueillis',
    future: 'ueiller',
    participle: 'ueilli',
  }),
  '-saillir': {
    ...verb({ present: 'saille sailles saille saillons saillez saillent', past: 'saillis', participle: 'sailli' }),
    prefixes: 'as tres',
  },
  '-faillir': {
    ...verb({ present: 'faille failles faille faillons faillez faillent', past: 'faillis', participle: 'failli' }),
  },
  '-fuir': verb({ present: 'fuis fuis fuit fuyons fuyez fuient', past: 'fuis', participle: 'fui' }),
  '-vêtir': verb({ present: 'vêts vêts vêt vêtons vêtez vêtent', past: 'vêtis', participle: 'vêtu' }),
  haïr: { pres: 'hais hais hait haïssons haïssez haïssent', pastStem: 'haïs', participleStem: 'haï' },
  envoyer: { futureStem: 'enverr' },
  renvoyer: { futureStem: 'renverr' },
};

import { type IrregularVerb, type IrregularVerbs, putEndings } from './irregular-verb.ts';

interface Parts extends IrregularVerb {
  imperfectStem?: string;
  futureStem?: string;
  /** “fi” of “fis, fit, firent”. */
  pastStem?: string;
  /** Without its plural, which a stem in “s” does not show. */
  participleStem?: string;
}

const imperfect = 'ais ais ait ions iez aient';

function verb({ imperfectStem, futureStem, pastStem, participleStem, ...tenses }: Parts): IrregularVerb {
  return {
    ...(imperfectStem && { imperfect: putEndings(imperfectStem, imperfect), gerund: `${imperfectStem}ant` }),
    ...(futureStem && {
      future: putEndings(futureStem, 'ai as a ons ez ont'),
      conditional: putEndings(futureStem, imperfect),
    }),
    ...(pastStem && { past: putEndings(pastStem, 's s t * * rent') }),
    ...(participleStem && {
      participle: putEndings(participleStem, /s$/.test(participleStem) ? '- e es' : '- e s es'),
    }),
    ...tenses,
  };
}

/** “sortir”: the present without “-iss-”. */
const short = (singular: string, stem: string) =>
  verb({
    present: `${putEndings(singular, 's s t')} ${putEndings(stem, 'ons ez ent')}`,
    imperfectStem: stem,
    pastStem: `${stem}i`,
  });

const inDre = (ending: string) =>
  verb({ present: putEndings(`${ending}d`, 's s - ons ez ent'), pastStem: `${ending}di` });

export const frenchVerbs: IrregularVerbs = {
  être: verb({
    present: 'suis es est sommes êtes sont',
    imperfectStem: 'ét',
    past: 'fus fus fut fûmes fûtes furent',
    futureStem: 'ser',
    subjunctive: 'sois sois soit soyons soyez soient',
    participle: 'été',
  }),
  avoir: verb({
    present: 'ai as a avons avez ont',
    imperfectStem: 'av',
    past: 'eus eus eut eûmes eûtes eurent',
    futureStem: 'aur',
    subjunctive: 'aie aies ait ayons ayez aient',
    participleStem: 'eu',
    gerund: 'ayant',
  }),
  '-faire': verb({
    present: 'fais fais fait faisons faites font',
    imperfectStem: 'fais',
    pastStem: 'fi',
    futureStem: 'fer',
    subjunctive: 'fasse fasses fasse fassions fassiez fassent',
    participleStem: 'fait',
  }),
  dire: verb({
    present: 'dis dis dit disons dites disent',
    imperfectStem: 'dis',
    pastStem: 'di',
    participleStem: 'dit',
  }),
  aller: verb({
    present: 'vais vas va allons allez vont',
    futureStem: 'ir',
    subjunctive: 'aille ailles aille * * aillent',
  }),
  pouvoir: verb({
    present: 'peux peux peut pouvons pouvez peuvent',
    imperfectStem: 'pouv',
    pastStem: 'pu',
    futureStem: 'pourr',
    subjunctive: 'puisse puisses puisse puissions puissiez puissent',
    participle: 'pu',
  }),
  devoir: verb({
    present: 'dois dois doit devons devez doivent',
    imperfectStem: 'dev',
    pastStem: 'du',
    futureStem: 'devr',
    participle: 'dû due dus dues',
  }),
  savoir: verb({
    present: 'sais sais sait savons savez savent',
    imperfectStem: 'sav',
    pastStem: 'su',
    futureStem: 'saur',
    subjunctive: 'sache saches sache sachions sachiez sachent',
    participleStem: 'su',
    gerund: 'sachant',
  }),
  vouloir: verb({
    present: 'veux veux veut voulons voulez veulent',
    imperfectStem: 'voul',
    pastStem: 'voulu',
    futureStem: 'voudr',
    subjunctive: 'veuille veuilles veuille * * veuillent',
    participleStem: 'voulu',
  }),
  voir: verb({
    present: 'vois vois voit voyons voyez voient',
    imperfectStem: 'voy',
    pastStem: 'vi',
    futureStem: 'verr',
    participleStem: 'vu',
  }),
  croire: verb({
    present: 'crois crois croit croyons croyez croient',
    imperfectStem: 'croy',
    pastStem: 'cru',
    participleStem: 'cru',
  }),
  falloir: verb({
    present: '* * faut * * *',
    imperfect: '* * fallait * * *',
    past: '* * fallut * * *',
    future: '* * faudra * * *',
    conditional: '* * faudrait * * *',
    participle: 'fallu',
  }),
  '-tenir': verb({
    present: 'tiens tiens tient tenons tenez tiennent',
    imperfectStem: 'ten',
    past: 'tins tins tint tînmes tîntes tinrent',
    futureStem: 'tiendr',
    participleStem: 'tenu',
  }),
  '-venir': verb({
    present: 'viens viens vient venons venez viennent',
    imperfectStem: 'ven',
    past: 'vins vins vint vînmes vîntes vinrent',
    futureStem: 'viendr',
    participleStem: 'venu',
  }),
  '-mettre': verb({
    present: 'mets mets met mettons mettez mettent',
    pastStem: 'mi',
    participleStem: 'mis',
    imperative: '* mets * * * *',
  }),
  '-prendre': verb({
    present: 'prends prends prend prenons prenez prennent',
    imperfectStem: 'pren',
    pastStem: 'pri',
    participleStem: 'pris',
    imperative: '* prends * * * *',
  }),
  '-cevoir': verb({
    present: 'çois çois çoit cevons cevez çoivent',
    imperfectStem: 'cev',
    pastStem: 'çu',
    futureStem: 'cevr',
    participleStem: 'çu',
  }),
  '-vrir': verb({
    present: 'vre vres vre vrons vrez vrent',
    imperfectStem: 'vr',
    pastStem: 'vri',
    participleStem: 'vert',
    imperative: '* vre * * * *',
  }),
  '-crire': verb({
    present: 'cris cris crit crivons crivez crivent',
    imperfectStem: 'criv',
    pastStem: 'crivi',
    participleStem: 'crit',
  }),
  lire: verb({
    present: 'lis lis lit lisons lisez lisent',
    imperfectStem: 'lis',
    pastStem: 'lu',
    participleStem: 'lu',
  }),
  '-paraître': verb({
    present: 'parais parais paraît paraissons paraissez paraissent',
    imperfectStem: 'paraiss',
    pastStem: 'paru',
    participleStem: 'paru',
  }),
  '-onnaître': verb({
    present: 'onnais onnais onnaît onnaissons onnaissez onnaissent',
    imperfectStem: 'onnaiss',
    pastStem: 'onnu',
    participleStem: 'onnu',
  }),
  '-eindre': verb({
    present: 'eins eins eint eignons eignez eignent',
    imperfectStem: 'eign',
    pastStem: 'eigni',
    participleStem: 'eint',
  }),
  '-épondre': inDre('épon'),
  '-ttendre': inDre('tten'),
  '-ntendre': inDre('nten'),
  '-escendre': inDre('escen'),
  vendre: inDre('ven'),
  perdre: inDre('per'),
  dormir: short('dor', 'dorm'),
  sortir: short('sor', 'sort'),
  partir: short('par', 'part'),
  sentir: short('sen', 'sent'),
  servir: short('ser', 'serv'),
};

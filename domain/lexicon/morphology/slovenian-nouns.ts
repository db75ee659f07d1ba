import { findIn, type GeneratedForm, isAbsent, type Lemma, partAt } from './lemma.ts';
import { slovenianAdjectiveForms } from './slovenian-adjectives.ts';
import { isSoft, readTag } from './slovenian-endings.ts';

/** Adds the endings of a table to a stem. Each item is an ending and its short tags of case and number: “i:ds,ls”. */
const put = (stem: string, table: string): GeneratedForm[] =>
  table
    .trim()
    .split(/\s+/)
    .flatMap((cell) => {
      const [ending = '', tags = ''] = cell.split(':');
      return tags.split(',').map((tag): GeneratedForm => [stem + ending.replace('-', ''), readTag(tag)]);
    });

const irregular: Readonly<Record<string, string>> = {
  mati: 'mati:ns matere:gs,np,ap materi:ds,ls,nd,ad mater:as,gp,gd materjo:is materama:dd,id materah:lp,ld materam:dp materami:ip',
  hči: 'hči:ns hčere:gs,np,ap hčeri:ds,ls,nd,ad hčer:as,gp,gd hčerjo:is hčerama:dd,id hčerah:lp,ld hčeram:dp hčerami:ip',
  gospa:
    'gospa:ns gospe:gs,np,ap gospe/gospej:ds,ls gospo:as,is gospe:nd,ad gospa:gp,gd gospema/gospama:dd,id gospeh/gospah:lp,ld gospem/gospam:dp gospemi/gospami:ip',
  dan: 'dan:ns,as dneva/dne:gs dnevu:ds,ls dnevom/dnem:is dneva/dni:nd,ad dnevoma/dnema:dd,id dnevi/dnevi:np,ip dni/dnevov:gp,gd dnem/dnevom:dp dni/dneve:ap dneh/dnevih:lp,ld',
  človek:
    'človek:ns človeka:gs,as,nd,ad človeku:ds,ls človekom:is človekoma:dd,id ljudje:np ljudi:gp,gd,ap ljudem:dp ljudeh:lp,ld ljudmi:ip',
  otrok:
    'otrok:ns,gp,gd otroka:gs,as,nd,ad otroku:ds,ls otrokom:is,dp otrokoma:dd,id otroci:np otroke:ap otrocih:lp,ld otroki:ip',
  oko: 'oko:ns,as očesa:gs očesu:ds,ls očesom:is očesi:nd,ad očesoma:dd,id oči:np,ap,gp očem:dp očeh:lp očmi:ip očesa:np',
  uho: 'uho:ns,as ušesa:gs,np,ap ušesu:ds,ls ušesom:is,dp ušesi:nd,ad,ip ušesoma:dd,id ušes:gp ušesih:lp',
  kri: 'kri:ns,as krvi:gs,ds,ls krvjo:is',
};

export function slovenianNounForms(lemma: Lemma): GeneratedForm[] {
  const { base, gender, classes } = lemma;
  const table = findIn(irregular, base.toLowerCase());
  if (table)
    return table.split(' ').flatMap((cell) => {
      const [forms = '', tags = ''] = cell.split(':');
      return forms.split('/').flatMap((form) => tags.split(',').map((tag): GeneratedForm => [form, readTag(tag)]));
    });
  if (classes.includes('inv')) return [[base, '']];
  if (classes.includes('adj')) return slovenianAdjectiveForms(lemma);
  if (gender?.endsWith('pl')) return pluralOnly(lemma);
  if (gender === 'f') return feminine(lemma);
  if (gender === 'n') return neuter(lemma);
  return base.endsWith('a') ? feminine(lemma) : masculine(lemma);
}

function masculine(lemma: Lemma): GeneratedForm[] {
  const { base, classes } = lemma;
  const genitive = partAt(lemma, 0) ?? `${masculineStem(base)}a`;
  const stem = genitive.replace(/[aui]$/, '');
  const [o, ov] = isSoft(stem) ? ['em', 'ev'] : ['om', 'ov'];
  const isAnimate = classes.includes('anim');
  const plural = partAt(lemma, 1);
  const singular = [
    [base, 'nom sg'] as const,
    [genitive, 'gen sg'] as const,
    [isAnimate ? genitive : base, 'acc sg'] as const,
    ...put(stem, `u:ds,ls ${o}:is`),
  ];
  if (isAbsent(plural)) return singular;
  const pluralStem = plural?.replace(/(?:je|[ei])$/, '') ?? stem;
  const isLong = plural !== undefined && /ovi$/.test(plural);
  const dualStem = isLong ? pluralStem : stem;
  const shortGenitive = plural !== undefined && /je$/.test(plural) ? [stem] : [];
  const genitives = isLong ? [pluralStem] : [`${pluralStem}${ov}`, ...shortGenitive];
  return [
    ...singular,
    ...put(dualStem, `a:nd,ad ${o}a:dd,id`),
    [plural ?? `${pluralStem}i`, 'nom pl'],
    ...genitives.flatMap((form): GeneratedForm[] => [
      [form, 'gen pl'],
      [form, 'gen du'],
    ]),
    ...put(pluralStem, `${o}:dp e:ap ih:lp,ld i:ip`),
  ];
}

/** The stem of the genitive: “konec, konca” (end); “papir, papirja” (paper); “taksi, taksija” (taxi). */
function masculineStem(base: string): string {
  if (/[^aeiou]ec$/.test(base) || /[aeiou]ec$/.test(base))
    return base.replace(/ec$/, /[aeiou]ec$/.test(base) && !/[iu]ec$/.test(base) ? 'jc' : 'c').replace(/ljc$/, 'ljc');
  if (/[^aeiou]ek$/.test(base)) return base.replace(/ek$/, 'k');
  if (/[aeiou]r$/.test(base) && /[aeiou].*[aeiou]r$/.test(base) && !rWithoutJ.test(base)) return `${base}j`;
  if (/o$/.test(base)) return base.slice(0, -1);
  if (/[iuéáyóí]$/.test(base)) return `${base}j`;
  if (/e$/.test(base)) return `${base.slice(0, -1)}`;
  return base;
}
/** Nouns in -r that insert no “j”: “odgovor, odgovora” (answer), but “gospodar, gospodarja” (master). */
const rWithoutJ =
  /(?:večer|sever|javor|govor|prostor|upor|odpor|zapor|napor|razpor|podpor|prezir|nemir|izvir|okvir|udar|požar|kotor|vzor|nadzor|prizor|pozor|izbor|odbor|zbor|nabor|pribor|tabor|razbor|tovor|stvor|otvor|šotor|odmor|jezer)$/;

function feminine(lemma: Lemma): GeneratedForm[] {
  const { base } = lemma;
  const genitive = partAt(lemma, 0);
  if (base.endsWith('a')) {
    const stem = base.slice(0, -1);
    return [
      ...put(stem, 'a:ns e:gs,np,ap i:ds,ls,nd,ad o:as,is ama:dd,id ah:lp,ld am:dp ami:ip'),
      ...bareForms(stem).flatMap((form): GeneratedForm[] => [
        [form, 'gen pl'],
        [form, 'gen du'],
      ]),
    ];
  }
  // Feminine nouns in -ev: “cerkev, cerkve” (church)
  if (/ev$/.test(base) && (genitive === undefined || /ve$/.test(genitive))) {
    const stem = (genitive ?? `${base.slice(0, -2)}ve`).slice(0, -1);
    return [
      [base, 'nom sg'],
      [base, 'acc sg'],
      ...put(stem, 'e:gs,np,ap i:ds,ls,nd,ad ijo:is ama:dd,id ah:lp,ld am:dp ami:ip a:gp'),
      [base, 'gen pl'],
    ];
  }
  const stem = genitive?.replace(/i$/, '') ?? iStem(base);
  return [
    [base, 'nom sg'],
    [base, 'acc sg'],
    ...put(
      stem,
      'i:gs,ds,ls,nd,ad,np,ap,gp,gd jo:is ijo:is ema:dd,id ima:dd,id ma:dd,id im:dp em:dp ih:lp,ld eh:lp,ld mi:ip imi:ip',
    ),
  ];
}

/** The stem of a feminine noun that ends in a consonant and loses its last “e”: “misel, misli” (thought). */
const iStem = (base: string) => base.replace(/(?<=[^aeiou])e([lnm])$/, '$1').replace(/zen$/, 'zn');

function neuter(lemma: Lemma): GeneratedForm[] {
  const { base } = lemma;
  const listed = partAt(lemma, 0);
  const stem = listed?.replace(/a$/, '') ?? neuterStem(base);
  const o = isSoft(stem) ? 'em' : 'om';
  return [
    [base, 'nom sg'],
    [base, 'acc sg'],
    ...put(stem, `a:gs,np,ap u:ds,ls ${o}:is,dp i:nd,ad,ip ${o}a:dd,id ih:lp,ld`),
    // The genitive plural: “polj” of “polje” (field), but “okolij” of “okolje” (environment)
    ...[...bareForms(stem), ...(/[aeiou]lj$/.test(stem) ? [stem.replace(/j$/, 'ij')] : [])].flatMap(
      (form): GeneratedForm[] => [
        [form, 'gen pl'],
        [form, 'gen du'],
      ],
    ),
  ];
}

const neuterStem = (base: string) => {
  if (/^(?:ime|vreme|pleme|seme|breme|teme|rame|prezime|sleme|vime)$/.test(base)) return `${base}n`;
  if (/^(?:telo|drevo|črevo|pero|kolo|slovo|nebo|oje|vozlo)$/.test(base))
    return `${base.slice(0, -1)}es`.replace('nebes', 'neb');
  if (/^(?:dekle|tele|jagnje|dete|pišče|prase|žrebe|kozle|živinče|dvojče|deklè|revše|ščene|mladiče)$/.test(base))
    return `${base}t`;
  return base.slice(0, -1);
};

/** The genitive plural without an ending, which may insert a vowel: “oken” (of windows), “sester” (of sisters). */
function bareForms(stem: string): string[] {
  const cluster = /[^aeiou]([^aeiou])$/.exec(stem);
  if (!cluster) return [stem];
  if (/(?:lj|nj)$/.test(stem)) return /[^aeiou](?:lj|nj)$/.test(stem) ? [stem.replace(/(lj|nj)$/, 'e$1')] : [stem];
  if (/j$/.test(stem)) return [stem.replace(/j$/, 'ij')];
  if (/(?:rv|lv)$/.test(stem)) return [stem, stem.replace(/(.)$/, 'e$1')];
  return /[nmlrv]$/.test(stem) ? [stem.replace(/(.)$/, 'e$1')] : [stem];
}

function pluralOnly({ base, gender }: Lemma): GeneratedForm[] {
  const stem = base.replace(/(?:j?e|i|a)$/, '');
  if (gender === 'n pl')
    return [
      [base, 'nom pl'],
      [base, 'acc pl'],
      ...put(stem, `${isSoft(stem) ? 'em' : 'om'}:dp ih:lp i:ip`),
      ...bareForms(stem).map((form): GeneratedForm => [form, 'gen pl']),
    ];
  if (gender === 'f pl' && base.endsWith('i'))
    return [[base, 'nom pl'], [base, 'acc pl'], ...put(stem, 'i:gp im:dp em:dp ih:lp eh:lp mi:ip imi:ip')];
  if (gender === 'f pl')
    return [
      [base, 'nom pl'],
      [base, 'acc pl'],
      ...put(stem, 'am:dp ah:lp ami:ip'),
      ...bareForms(stem).map((form): GeneratedForm => [form, 'gen pl']),
    ];
  return [
    [base, 'nom pl'],
    ...put(stem, `${isSoft(stem) ? 'ev' : 'ov'}:gp ${isSoft(stem) ? 'em' : 'om'}:dp e:ap ih:lp i:ip`),
  ];
}

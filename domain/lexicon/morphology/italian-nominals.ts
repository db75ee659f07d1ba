import { findIn } from './lemma.ts';
import type { NominalRules } from './romance-nominal.ts';

const irregularPlurals: Readonly<Record<string, string>> = {
  uomo: 'uomini',
  dio: 'dei',
  bue: 'buoi',
  tempio: 'templi',
  ala: 'ali',
  arma: 'armi',
  mano: 'mani',
  mille: 'mila',
  uovo: 'uova',
  dito: 'dita',
  braccio: 'braccia',
  ginocchio: 'ginocchia',
  labbro: 'labbra',
  osso: 'ossa',
  paio: 'paia',
  miglio: 'miglia',
  centinaio: 'centinaia',
  migliaio: 'migliaia',
  lenzuolo: 'lenzuola',
  ciglio: 'ciglia',
  orecchio: 'orecchie',
  grido: 'grida',
  muro: 'muri',
  zio: 'zii',
  pendio: 'pendii',
  addio: 'addii',
  rinvio: 'rinvii',
  invio: 'invii',
  ronzio: 'ronzii',
  mormorio: 'mormorii',
  oblio: 'oblii',
  brusio: 'brusii',
  leggio: 'leggii',
  avvio: 'avvii',
  logorio: 'logorii',
  desio: 'desii',
  calpestio: 'calpestii',
  scintillio: 'scintillii',
  fruscio: 'fruscii',
  amico: 'amici',
  nemico: 'nemici',
  greco: 'greci',
  porco: 'porci',
  radio: 'radio',
  auto: 'auto',
  moto: 'moto',
  foto: 'foto',
  cinema: 'cinema',
  video: 'video',
  euro: 'euro',
  bello: 'belli',
  belga: 'belgi',
  migliore: 'migliori',
  eco: 'echi',
  città: 'città',
  serie: 'serie',
  specie: 'specie',
  superficie: 'superfici',
  moglie: 'mogli',
  effigie: 'effigi',
  pari: 'pari',
  farmaco: 'farmaci',
  medico: 'medici',
  tecnico: 'tecnici',
  monaco: 'monaci',
  sindaco: 'sindaci',
  stomaco: 'stomaci',
  portico: 'portici',
  carico: 'carichi',
  incarico: 'incarichi',
  asparago: 'asparagi',
  psicologo: 'psicologi',
  gorilla: 'gorilla',
  boia: 'boia',
  vaglia: 'vaglia',
  sosia: 'sosia',
  boa: 'boa',
  delta: 'delta',
  gru: 'gru',
  re: 're',
  tram: 'tram',
  caffè: 'caffè',
};

const withH = /^(?:antico|fico|pudico|mendico|lombrico|carico|scarico|sovraccarico|incarico|rammarico|valico)$/;

function plural(singular: string, isFeminine: boolean): string {
  const listed = findIn(irregularPlurals, singular);
  if (listed !== undefined) return listed;
  if (/[àèéìòùiy]$|[^aeiou]$/.test(singular) || /^.?[aeiou]$/.test(singular)) return singular;
  if (/ie$/.test(singular)) return singular;
  if (/(?:sta|ma|ta|cida|iatra|arca)$/.test(singular) && !isFeminine) return singular.replace(/a$/, 'i');
  if (/[cg]a$/.test(singular)) return singular.replace(/a$/, isFeminine ? 'he' : 'hi');
  if (/[^aeiou][cg]ia$/.test(singular) && isFeminine) return singular.replace(/ia$/, 'e');
  if (/a$/.test(singular)) return singular.replace(/a$/, isFeminine ? 'e' : 'i');
  if (/io$/.test(singular)) return singular.replace(/io$/, 'i');
  // Words that are stressed on the third syllable from the end have no “h” in the plural: “psicologo, psicologi”
  // (psychologist).
  if (/ico$/.test(singular) && !withH.test(singular)) return singular.replace(/o$/, 'i');
  if (
    /(?:ologo|ofago|iaco)$/.test(singular) &&
    !/^(?:dialogo|catalogo|prologo|epilogo|analogo|omologo)$/.test(singular)
  )
    return singular.replace(/o$/, 'i');
  if (/[cg]o$/.test(singular)) return singular.replace(/o$/, 'hi');
  return singular.replace(/[oe]$/, 'i');
}

function feminine(masculine: string): string {
  if (/o$/.test(masculine)) return masculine.replace(/o$/, 'a');
  if (/tore$/.test(masculine)) return masculine.replace(/tore$/, 'trice');
  return masculine;
}

function absolute(masculine: string): string {
  const stem = masculine
    .replace(/io$/, 'i')
    .replace(/[oea]$/, '')
    .replace(/ic$|og$/, (end) => end)
    .replace(/i$/, '');
  return `${/(?:[^i]c|[^o]g)$/.test(stem) ? `${stem}h` : stem}issim`;
}

const shortForms = {
  grande: 'gran',
  buono: 'buon',
  bello: 'bel bei begli bell’',
  santo: 'san',
  migliore: 'miglior',
  peggiore: 'peggior',
  maggiore: 'maggior',
  quello: 'quel quei quegli quell’',
  signore: 'signor',
};

export const italianNominals: NominalRules = { plural, feminine, absolute, shortForms };

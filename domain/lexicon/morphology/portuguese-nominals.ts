import { findIn } from './lemma.ts';
import type { NominalRules } from './romance-nominal.ts';

const irregularPlurals: Readonly<Record<string, string>> = {
  mão: 'mãos',
  irmão: 'irmãos',
  cidadão: 'cidadãos',
  grão: 'grãos',
  órgão: 'órgãos',
  órfão: 'órfãos',
  cristão: 'cristãos',
  chão: 'chãos',
  bênção: 'bênçãos',
  sótão: 'sótãos',
  vão: 'vãos',
  são: 'sãos',
  pagão: 'pagãos',
  artesão: 'artesãos',
  pão: 'pães',
  cão: 'cães',
  alemão: 'alemães',
  capitão: 'capitães',
  catalão: 'catalães',
  tabelião: 'tabeliães',
  charlatão: 'charlatães',
  escrivão: 'escrivães',
  lápis: 'lápis',
  raiz: 'raízes',
  juiz: 'juízes',
  matriz: 'matrizes',
  cais: 'cais',
  mal: 'males',
  mel: 'méis',
  cônsul: 'cônsules',
  corrimão: 'corrimãos',
  órfã: 'órfãs',
  gás: 'gases',
  mês: 'meses',
  país: 'países',
  deus: 'deuses',
  fóssil: 'fósseis',
  réptil: 'répteis',
  fácil: 'fáceis',
  difícil: 'difíceis',
  útil: 'úteis',
  inútil: 'inúteis',
  ágil: 'ágeis',
  frágil: 'frágeis',
  hábil: 'hábeis',
  fértil: 'férteis',
  móvel: 'móveis',
  carácter: 'caracteres',
  júnior: 'juniores',
  sénior: 'seniores',
  simples: 'simples',
  vírus: 'vírus',
  bónus: 'bónus',
  ónibus: 'ónibus',
  têxtil: 'têxteis',
  versátil: 'versáteis',
  débil: 'débeis',
  dócil: 'dóceis',
};

function plural(singular: string): string {
  const listed = findIn(irregularPlurals, singular);
  if (listed !== undefined) return listed;
  if (/a-feira$/.test(singular)) return singular.replace(/a-feira$/, 'as-feiras');
  if (/ão$/.test(singular)) return singular.replace(/ão$/, 'ões');
  if (/m$/.test(singular)) return singular.replace(/m$/, 'ns');
  if (/[rzn]$/.test(singular)) return `${singular}es`;
  if (/ês$/.test(singular)) return singular.replace(/ês$/, 'eses');
  if (/[úáóé]s$/.test(singular)) return `${plain(singular)}es`;
  if (/s$/.test(singular) || /x$/.test(singular)) return singular;
  if (/[ií]l$/.test(singular)) return singular.replace(/[ií]l$/, 'is');
  if (/el$/.test(singular)) return singular.replace(/el$/, /[áéíóúâêô]/.test(singular) ? 'eis' : 'éis');
  if (/ol$/.test(singular)) return singular.replace(/ol$/, /[áéíóúâêô]/.test(singular) ? 'ois' : 'óis');
  if (/[au]l$/.test(singular)) return singular.replace(/l$/, 'is');
  return `${singular}s`;
}

const plain = (word: string) => word.replace(/[áéóú]s$/, (end) => `${accents[end.charAt(0)]}s`);

const irregularFeminines: Readonly<Record<string, string>> = {
  bom: 'boa',
  mau: 'má',
  são: 'sã',
  cristão: 'cristã',
  alemão: 'alemã',
  cidadão: 'cidadã',
  vão: 'vã',
  pagão: 'pagã',
  irmão: 'irmã',
  judeu: 'judia',
  europeu: 'europeia',
  ateu: 'ateia',
  cru: 'crua',
  nu: 'nua',
  só: 'só',
  hindu: 'hindu',
  comum: 'comum',
  meu: 'minha',
  teu: 'tua',
  seu: 'sua',
  catalão: 'catalã',
  réu: 'ré',
  temporão: 'temporã',
};

function feminine(masculine: string): string {
  const listed = findIn(irregularFeminines, masculine);
  if (listed !== undefined) return listed;
  if (/o$/.test(masculine) && !/ão$/.test(masculine)) return masculine.replace(/o$/, 'a');
  if (/ão$/.test(masculine)) return masculine.replace(/ão$/, 'ona');
  if (/ês$/.test(masculine) && !/^(?:cortês|montês|pedrês)$/.test(masculine)) return masculine.replace(/ês$/, 'esa');
  if (/[aei]dor$|[st]or$/.test(masculine) && !/(?:ior|melhor|pior|maior|menor)$/.test(masculine))
    return `${masculine}a`;
  if (/(?:eu)$/.test(masculine)) return masculine.replace(/eu$/, 'eia');
  if (/u$/.test(masculine)) return `${masculine}a`;
  return masculine;
}

const accents: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', â: 'a', ê: 'e', ô: 'o' };

function absolute(masculine: string): string {
  const stem = masculine
    .replace(/[áéíóúâêô]/g, (vowel) => accents[vowel] ?? vowel)
    .replace(/vel$/, 'bil')
    .replace(/[oe]$/, '')
    .replace(/c$/, 'qu')
    .replace(/g$/, 'gu')
    .replace(/z$/, 'c')
    .replace(/m$/, 'n');
  return `${stem}íssim`;
}

export const portugueseNominals: NominalRules = { plural, feminine, absolute };

import { findIn } from './lemma.ts';
import type { NominalRules } from './romance-nominal.ts';

const irregularPlurals: Readonly<Record<string, string>> = {
  œil: 'yeux',
  ciel: 'cieux',
  monsieur: 'messieurs',
  madame: 'mesdames',
  mademoiselle: 'mesdemoiselles',
  bijou: 'bijoux',
  caillou: 'cailloux',
  chou: 'choux',
  genou: 'genoux',
  hibou: 'hiboux',
  joujou: 'joujoux',
  pou: 'poux',
  travail: 'travaux',
  vitrail: 'vitraux',
  corail: 'coraux',
  bail: 'baux',
  émail: 'émaux',
  soupirail: 'soupiraux',
  bal: 'bals',
  carnaval: 'carnavals',
  festival: 'festivals',
  récital: 'récitals',
  régal: 'régals',
  chacal: 'chacals',
  pneu: 'pneus',
  bleu: 'bleus',
  landau: 'landaus',
  fatal: 'fatals',
  final: 'finals',
  natal: 'natals',
  naval: 'navals',
  banal: 'banals',
  bonhomme: 'bonshommes',
  gentilhomme: 'gentilshommes',
  lieu: 'lieux',
};

function plural(singular: string): string {
  const listed = findIn(irregularPlurals, singular);
  if (listed !== undefined) return listed;
  if (/[sxz]$/.test(singular)) return singular;
  if (/al$/.test(singular)) return singular.replace(/al$/, 'aux');
  if (/(?:eau|au|eu|œu)$/.test(singular)) return `${singular}x`;
  return `${singular}s`;
}

const irregularFeminines: Readonly<Record<string, string>> = {
  beau: 'belle',
  nouveau: 'nouvelle',
  jumeau: 'jumelle',
  vieux: 'vieille',
  fou: 'folle',
  mou: 'molle',
  blanc: 'blanche',
  franc: 'franche',
  frais: 'fraîche',
  sec: 'sèche',
  public: 'publique',
  turc: 'turque',
  grec: 'grecque',
  long: 'longue',
  doux: 'douce',
  roux: 'rousse',
  faux: 'fausse',
  gros: 'grosse',
  gras: 'grasse',
  bas: 'basse',
  las: 'lasse',
  épais: 'épaisse',
  gentil: 'gentille',
  pareil: 'pareille',
  vermeil: 'vermeille',
  nul: 'nulle',
  sot: 'sotte',
  pâlot: 'pâlotte',
  complet: 'complète',
  incomplet: 'incomplète',
  concret: 'concrète',
  discret: 'discrète',
  indiscret: 'indiscrète',
  inquiet: 'inquiète',
  secret: 'secrète',
  désuet: 'désuète',
  replet: 'replète',
  malin: 'maligne',
  bénin: 'bénigne',
  favori: 'favorite',
  rigolo: 'rigolote',
  aigu: 'aiguë',
  ambigu: 'ambiguë',
  contigu: 'contiguë',
  exigu: 'exiguë',
  paysan: 'paysanne',
  hébreu: 'hébraïque',
  meilleur: 'meilleure',
  extérieur: 'extérieure',
  intérieur: 'intérieure',
  supérieur: 'supérieure',
  inférieur: 'inférieure',
  antérieur: 'antérieure',
  postérieur: 'postérieure',
  ultérieur: 'ultérieure',
  majeur: 'majeure',
  mineur: 'mineure',
  tiers: 'tierce',
  métis: 'métisse',
  exprès: 'expresse',
  dû: 'due',
  caduc: 'caduque',
  enchanteur: 'enchanteresse',
  vengeur: 'vengeresse',
  jaloux: 'jalouse',
  andalou: 'andalouse',
  bref: 'brève',
};

function feminine(masculine: string): string {
  const listed = findIn(irregularFeminines, masculine);
  if (listed !== undefined) return listed;
  if (/e$/.test(masculine)) return masculine;
  if (/eux$/.test(masculine)) return masculine.replace(/x$/, 'se');
  if (/er$/.test(masculine)) return masculine.replace(/er$/, 'ère');
  if (/f$/.test(masculine)) return masculine.replace(/f$/, 've');
  if (/teur$/.test(masculine) && !/(?:men|por|chan|ache)teur$/.test(masculine))
    return masculine.replace(/teur$/, 'trice');
  if (/eur$/.test(masculine)) return masculine.replace(/r$/, 'se');
  if (/(?:e[ln]|on|et|ei?l)$/.test(masculine)) return `${masculine}${masculine.at(-1)}e`;
  return `${masculine}e`;
}

const shortForms = { beau: 'bel', nouveau: 'nouvel', vieux: 'vieil', fou: 'fol', mou: 'mol' };

export const frenchNominals: NominalRules = { plural, feminine, shortForms };

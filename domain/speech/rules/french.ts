import { readRoman } from '../roman.ts';
import type { LanguageSpeech } from '../speech-rules.ts';

const units =
  ' unième deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième'.split(
    ' ',
  );

/** Ordinal numbers up to 39, which is enough for centuries, districts and anniversaries. */
function toOrdinal(number: number) {
  if (number === 1) return 'premier';
  if (number <= 20) return units[number];
  if (number === 30) return 'trentième';
  if (number > 39) return undefined;
  const tens = number < 30 ? 'vingt' : 'trente';
  return number % 10 === 1 ? `${tens} et unième` : `${tens}-${units[number % 10] ?? ''}`;
}

export const french: LanguageSpeech = {
  abbreviations: {
    'p. ex.': 'par exemple',
    'c.-à-d.': 'c’est-à-dire',
    'av. J.-C.': 'avant Jésus-Christ',
    'apr. J.-C.': 'après Jésus-Christ',
    'n°': 'numéro',
    'env.': 'environ',
    'MM.': 'messieurs',
  },
  units: {
    m: { one: 'mètre', other: 'mètres' },
    cm: { one: 'centimètre', other: 'centimètres' },
    mm: { one: 'millimètre', other: 'millimètres' },
    kg: { one: 'kilo', other: 'kilos' },
    g: { one: 'gramme', other: 'grammes' },
    'm²': { one: 'mètre carré', other: 'mètres carrés' },
    'km²': { one: 'kilomètre carré', other: 'kilomètres carrés' },
    'km/h': { one: 'kilomètre heure', other: 'kilomètres heure' },
    '°C': { one: 'degré Celsius', other: 'degrés Celsius' },
    '€': { one: 'euro', other: 'euros' },
  },
  minus: 'moins',
  to: 'à',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  order: (day, month, year) => `${day === 1 ? 'premier' : day} ${month} ${year}`,
  rules: [
    { pattern: /(?<![\p{L}\p{N}])M\.\s(?=\p{Lu})/gu, say: () => 'monsieur ' },
    {
      pattern: /(?<![\p{L}\p{N}])(\d{1,2})[\s\u00a0\u202f]?h(?:[\s\u00a0\u202f]?(\d{2}))?(?![\p{L}\p{N}])/gu,
      say: (_, hours = '', minutes?: string) => {
        const spoken = `${hours} heure${Number(hours) > 1 ? 's' : ''}`;
        return minutes === undefined || minutes === '00' ? spoken : `${spoken} ${Number(minutes)}`;
      },
    },
    {
      pattern: /(?<![\p{L}\p{N}])(\d{1,2}|[IVX]+)(?:e|ème|ᵉ)(?![\p{L}\p{N}])/gu,
      say: (_, written = '') => toOrdinal(readRoman(written) ?? Number(written)),
    },
    {
      pattern: /(?<![\p{L}\p{N}])(?:1|I)(er|re|ère)(?![\p{L}\p{N}])/gu,
      say: (_, ending) => (ending === 'er' ? 'premier' : 'première'),
    },
    {
      pattern: /(?<=\p{Lu}\p{Ll}+ )([IVXLC]{2,}|[VX])(?![\p{L}\p{N}])/gu,
      say: (_, roman = '') => readRoman(roman)?.toString(),
    },
  ],
};

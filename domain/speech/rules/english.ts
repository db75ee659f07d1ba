import { nameWithRoman, readRoman } from '../roman.ts';
import type { LanguageSpeech } from '../speech-rules.ts';

const counted =
  /^(?:Act|Appendix|Article|Book|Chapter|Class|Figure|Grade|Level|Part|Phase|Scene|Section|Stage|Table|Title|Type|Volume|War)$/;
const decades = ['', '', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];

export const english: LanguageSpeech = {
  abbreviations: {
    'e. g.': 'for example',
    'i. e.': 'that is',
    'vs.': 'versus',
    'approx.': 'approximately',
    'a. m.': 'a m',
    'p. m.': 'p m',
  },
  units: {
    km: { one: 'kilometre', other: 'kilometres' },
    m: { one: 'metre', other: 'metres' },
    cm: { one: 'centimetre', other: 'centimetres' },
    mm: { one: 'millimetre', other: 'millimetres' },
    kg: { one: 'kilogram', other: 'kilograms' },
    g: { one: 'gram', other: 'grams' },
    'm²': { one: 'square metre', other: 'square metres' },
    'km²': { one: 'square kilometre', other: 'square kilometres' },
    'km/h': { one: 'kilometre per hour', other: 'kilometres per hour' },
    '°C': { one: 'degree Celsius', other: 'degrees Celsius' },
  },
  to: 'to',
  months: 'January February March April May June July August September October November December',
  order: (day, month, year) => `${day} ${month} ${year}`,
  rules: [
    { pattern: /\bNo\. (?=\d)/gu, say: () => 'number ' },
    ...(
      [
        ['€', 'euro', 'euros'],
        ['\\$', 'dollar', 'dollars'],
        ['£', 'pound', 'pounds'],
      ] as const
    ).map(([symbol, one, many]) => ({
      pattern: new RegExp(`${symbol}\\s?(\\d+(?:,\\d{3})*)(?:\\.(\\d{2}))?(?!\\d|\\.\\d)`, 'gu'),
      say: (_: string, amount = '', cents?: string) =>
        `${amount} ${amount === '1' ? one : many}${cents === undefined || cents === '00' ? '' : ` ${Number(cents)}`}`,
    })),
    {
      pattern: nameWithRoman,
      say: (_, name = '', roman = '', stop = '') => {
        const number = readRoman(roman);
        if (number === undefined) return undefined;
        return `${name} ${counted.test(name) ? number : `the ${toOrdinal(number)}`}${stop}`;
      },
    },
    {
      pattern: /(?<![\d.,\p{L}])(1[1-9]|20)(\d)0s\b/gu,
      say: (_, century = '', decade = '') =>
        decade === '0' ? undefined : `${century} ${decades[Number(decade)] ?? ''}`,
    },
    // Years: 1848 is “eighteen forty-eight”, 2005 is “two thousand and five”.
    {
      pattern: /(?<![\d.,:/€$£\p{L}-])(1[1-9]|20)(\d\d)(?![\d%°€]|[.,:/]\d|\s?(?:km|kg|cm|mm|m|g)\b)/gu,
      say: (_, century = '', years = '') => {
        if (century === '20' && years < '10') return undefined;
        if (years === '00') return `${century} hundred`;
        return years.startsWith('0') ? `${century} oh ${years[1]}` : `${century} ${years}`;
      },
    },
  ],
};

function toOrdinal(number: number) {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

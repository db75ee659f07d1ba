import { readRoman } from '../roman.ts';
import type { LanguageSpeech } from '../speech-rules.ts';

const stems =
  ' prv drug tretj četrt pet šest sedm osm devet deset enajst dvanajst trinajst štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst dvajset'.split(
    ' ',
  );
const units = ' ena dva tri štiri pet šest sedem osem devet'.split(' ');
const months = 'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra';

/** The stem of an ordinal up to 39; the ending shows gender and case. */
function toStem(number: number) {
  if (number <= 20) return stems[number];
  if (number === 30) return 'trideset';
  return number > 39 ? undefined : `${units[number % 10] ?? ''}in${number < 30 ? 'dvajset' : 'trideset'}`;
}

/** An ordinal with its ending. After a stem in “j”, “-o” becomes “-e”: “tretje stoletje” (third century). */
function toOrdinal(number: number, ending: 'i' | 'ega' | 'em' | 'o') {
  const stem = toStem(number);
  return stem && `${stem}${ending === 'o' && stem.endsWith('j') ? 'e' : ending}`;
}

const centuryEndings = { stoletje: 'o', stoletja: 'ega', stoletju: 'em' } as const;

export const slovenian: LanguageSpeech = {
  abbreviations: {
    'pr. n. št.': 'pred našim štetjem',
    'n. št.': 'našega štetja',
    't. i.': 'tako imenovani',
    'npr.': 'na primer',
    'itd.': 'in tako dalje',
    'ipd.': 'in podobno',
    'oz.': 'oziroma',
    'tj.': 'to je',
    'dr.': 'doktor',
    'prof.': 'profesor',
    'g.': 'gospod',
    'ga.': 'gospa',
    'št.': 'številka',
    'str.': 'stran',
    ZDA: 'ze de a',
  },
  units: {
    km: { one: 'kilometer', two: 'kilometra', few: 'kilometri', other: 'kilometrov', fraction: 'kilometra' },
    m: { one: 'meter', two: 'metra', few: 'metri', other: 'metrov', fraction: 'metra' },
    cm: { one: 'centimeter', two: 'centimetra', few: 'centimetri', other: 'centimetrov', fraction: 'centimetra' },
    mm: { one: 'milimeter', two: 'milimetra', few: 'milimetri', other: 'milimetrov', fraction: 'milimetra' },
    kg: { one: 'kilogram', two: 'kilograma', few: 'kilogrami', other: 'kilogramov', fraction: 'kilograma' },
    g: { one: 'gram', two: 'grama', few: 'grami', other: 'gramov', fraction: 'grama' },
    'm²': {
      one: 'kvadratni meter',
      two: 'kvadratna metra',
      few: 'kvadratni metri',
      other: 'kvadratnih metrov',
      fraction: 'kvadratnega metra',
    },
    '°C': {
      one: 'stopinja Celzija',
      two: 'stopinji Celzija',
      few: 'stopinje Celzija',
      other: 'stopinj Celzija',
      fraction: 'stopinje Celzija',
    },
    '€': { one: 'evro', two: 'evra', few: 'evri', other: 'evrov', fraction: 'evra' },
  },
  minus: 'minus',
  to: 'do',
  months,
  order: (day, month, year) => `${toOrdinal(day, 'ega') ?? day} ${month} ${year}`,
  rules: [
    {
      pattern: new RegExp(
        String.raw`(?<![\d.,\p{L}])(\d{1,2})\. (?=(?:${months.replaceAll(' ', '|')})(?!\p{L}))`,
        'gu',
      ),
      say: (_, day = '') => {
        const ordinal = toOrdinal(Number(day), 'ega');
        return ordinal && `${ordinal} `;
      },
    },
    {
      pattern: /(?<![\d.,\p{L}])(\d{1,2}|[IVX]+)\. (stoletj[eau])(?!\p{L})/gu,
      say: (_, written = '', century = '') => {
        const ending = centuryEndings[century as keyof typeof centuryEndings];
        const ordinal = toOrdinal(readRoman(written) ?? Number(written), ending);
        return ordinal && `${ordinal} ${century}`;
      },
    },
    {
      pattern: /(?<!\p{L})(\p{Lu}\p{Ll}+) ([IVX]{2,}|[VX])\.(?=[\s,;:)]|$)/gu,
      say: (_, name = '', roman = '') => {
        const ordinal = toOrdinal(readRoman(roman) ?? 0, name.endsWith('a') ? 'ega' : 'i');
        return ordinal && `${name} ${ordinal}`;
      },
    },
    // Times are written with a full stop: “ob 12.30” (at 12:30).
    {
      pattern: /(?<=(?<!\p{L})(?:ob|od|do|pred|po) )(\d{1,2})\.(\d{2})(?!\d|\.\d)/giu,
      say: (_, hours = '', minutes = '') => (minutes === '00' ? hours : `${hours} ${Number(minutes)}`),
    },
  ],
};

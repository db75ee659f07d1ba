import { nameWithRoman, readRoman } from '../roman.ts';
import type { LanguageSpeech } from '../speech-rules.ts';

const ordinals =
  ' erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste'.split(
    ' ',
  );
const teens = 'elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const counted = /^(?:Akt|Anhang|Artikel|Band|Buch|Kapitel|Klasse|Stufe|Szene|Tabelle|Teil|Weltkrieg)$/;

export const german: LanguageSpeech = {
  abbreviations: {
    'z. B.': 'zum Beispiel',
    'd. h.': 'das heißt',
    'u. a.': 'unter anderem',
    'z. T.': 'zum Teil',
    'i. d. R.': 'in der Regel',
    'v. Chr.': 'vor Christus',
    'n. Chr.': 'nach Christus',
    'usw.': 'und so weiter',
    'bzw.': 'beziehungsweise',
    'ca.': 'zirka',
    'evtl.': 'eventuell',
    'vgl.': 'vergleiche',
    'sog.': 'sogenannte',
    'Dr.': 'Doktor',
    'Prof.': 'Professor',
    'Nr.': 'Nummer',
    'Std.': 'Stunden',
    'Min.': 'Minuten',
    'Mio.': 'Millionen',
    'Mrd.': 'Milliarden',
    USA: 'U S A',
  },
  units: {
    km: { one: 'Kilometer', other: 'Kilometer' },
    m: { one: 'Meter', other: 'Meter' },
    cm: { one: 'Zentimeter', other: 'Zentimeter' },
    mm: { one: 'Millimeter', other: 'Millimeter' },
    kg: { one: 'Kilo', other: 'Kilo' },
    g: { one: 'Gramm', other: 'Gramm' },
    'm²': { one: 'Quadratmeter', other: 'Quadratmeter' },
    'km²': { one: 'Quadratkilometer', other: 'Quadratkilometer' },
    'km/h': { one: 'Stundenkilometer', other: 'Stundenkilometer' },
    '°C': { one: 'Grad Celsius', other: 'Grad Celsius' },
  },
  to: 'bis',
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  order: (day, month, year) => `${day}. ${month} ${year}`,
  rules: [
    // Without this rule, the speech engine would say “Uhr” twice.
    {
      pattern: /(?<![\d.,])(\d{1,2})[:.](\d{2}) Uhr(?!\p{L})/gu,
      say: (_, hours = '', minutes = '') => `${hours} Uhr${minutes === '00' ? '' : ` ${Number(minutes)}`}`,
    },
    {
      pattern: nameWithRoman,
      say: (_, name = '', roman = '', stop = '') => {
        const number = readRoman(roman);
        if (number === undefined || (stop === '' && roman.length === 1)) return undefined;
        if (stop === '' || counted.test(name)) return `${name} ${number}${stop}`;
        const ordinal = ordinals[number];
        if (ordinal === undefined) return undefined;
        return name.endsWith('s') && number > 1 ? `${name} des ${ordinal}n` : `${name} der ${ordinal}`;
      },
    },
    // Years: 1848 is “achtzehnhundertachtundvierzig”.
    {
      pattern: /(?<![\d.,:/€$\p{L}-])1([1-9])(\d\d)(?![\d%°]|[.,:]\d|\s?(?:€|Euro|km|kg|cm|mm|m|g)(?!\p{L}))/gu,
      say: (_, century = '', years = '') => {
        const hundreds = `${teens[Number(century) - 1] ?? ''}hundert`;
        return years === '00' ? hundreds : `${hundreds} ${Number(years)}`;
      },
    },
  ],
};

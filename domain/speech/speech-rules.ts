import type { SpeechRule } from './spoken-text.ts';

/** The data for text that eSpeak NG reads wrongly or spells out. */
export interface LanguageSpeech {
  /** Maps a written form to its spoken form. A space in the written form is optional in the text. */
  abbreviations: Record<string, string>;
  /** For each unit symbol, the spoken unit per plural category. */
  units: Record<string, Forms>;
  /** The word for “minus” before a number; undefined if the speech engine itself says “minus”. */
  minus?: string;
  /** The word for “to” between two numbers. */
  to: string;
  /** The names of the twelve months. `order` uses them to write out a numeric date. */
  months: string;
  order: (day: number, month: string, year: string) => string;
  /** Additional rules of this language, applied first. */
  rules: SpeechRule[];
}

type Forms = { one: string; other: string } & Partial<Record<'two' | 'few' | 'fraction', string>>;

const start = String.raw`(?<![\p{L}\p{N}])`;
const number = String.raw`\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?`;

/** All rules of a language, in the order in which they are applied. */
export function listRules(language: string, speech: LanguageSpeech): SpeechRule[] {
  return [
    ...speech.rules,
    ...Object.entries(speech.abbreviations).map(([written, spoken]) => toAbbreviationRule(written, spoken)),
    ...toDateRules(speech),
    ...(speech.minus === undefined ? [] : [toMinusRule(speech.minus)]),
    { pattern: /(?<=\d)\s?–\s?(?=\d)/gu, say: () => ` ${speech.to} ` },
    toUnitRule(language, speech.units),
  ];
}

/**
 * Replaces an abbreviation by its spoken form. At the end of the text its full stop is kept, because it also ends the
 * sentence.
 */
function toAbbreviationRule(written: string, spoken: string): SpeechRule {
  const escaped = written.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s\u00a0]?`);
  const end = /\p{L}$/u.test(written) ? String.raw`(?![\p{L}\p{N}])` : '';
  const isLast = written.endsWith('.');
  return {
    pattern: new RegExp(`${start}${escaped}${end}(?:(\\s*$)|)`, 'gu'),
    say: (_, textEnd) => (isLast && textEnd !== undefined ? `${spoken}.` : spoken),
  };
}

function toDateRules({ months, order }: LanguageSpeech): SpeechRule[] {
  const names = months.split(' ');
  const say = (day: string, month: string, year: string) => {
    const name = names[Number(month) - 1];
    return name === undefined || Number(day) > 31 || Number(day) === 0 ? undefined : order(Number(day), name, year);
  };
  return [
    {
      pattern: new RegExp(String.raw`${start}(\d{1,2})(?:/|\.\s?)(\d{1,2})(?:/|\.\s?)(\d{4})(?![\d\p{L}])`, 'gu'),
      say: (_, day = '', month = '', year = '') => say(day, month, year),
    },
    {
      pattern: new RegExp(String.raw`${start}(\d{4})-(\d{2})-(\d{2})(?!\d)`, 'gu'),
      say: (_, year = '', month = '', day = '') => say(day, month, year),
    },
  ];
}

const toMinusRule = (minus: string): SpeechRule => ({
  pattern: new RegExp(String.raw`${start}[-−](?=\d)`, 'gu'),
  say: () => `${minus} `,
});

function toUnitRule(language: string, units: LanguageSpeech['units']): SpeechRule {
  const plurals = new Intl.PluralRules(language);
  const symbols = Object.keys(units)
    .toSorted((a, b) => b.length - a.length)
    .map((symbol) => symbol.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return {
    pattern: new RegExp(String.raw`(${number})[\s\u00a0\u202f]?(${symbols.join('|')})(?![\p{L}\p{N}²³])`, 'gu'),
    say: (_, amount = '', symbol = '') => {
      const forms = units[symbol];
      if (forms === undefined) return undefined;
      const hasFraction = /[.,]\d{1,2}$/.test(amount);
      const category = plurals.select(Number(amount.replaceAll(/\D/g, '')));
      if (hasFraction) return `${amount} ${forms.fraction ?? forms.other}`;
      const form = category === 'one' || category === 'two' || category === 'few' ? forms[category] : forms.other;
      return `${amount} ${form ?? forms.other}`;
    },
  };
}

import {
  type GrammaticalCase,
  type GrammaticalNumber,
  isSameReading,
  type NounPlace,
  type NounReading,
  type NounReadings,
} from './noun-reading.ts';

/** What a Slovenian noun can be by its ending, the numeral, the adjective and the preposition before it. */
export function readSlovenianNoun(place: NounPlace): NounReadings {
  const guide = findGuide(place);
  const readings = readingsOfForm(place).filter((reading) => guide.every((allows) => allows(reading)));
  return { readings, isGuided: guide.length > 0 };
}

// Endings and what they are: the case by its first letter, then s, d or p for the number. “ns” is the nominative singular.
type Declension = Record<string, string>;

const masculine: Declension = {
  '': 'ns as',
  a: 'gs as nd ad',
  u: 'ds ls',
  'om em': 'is dp',
  'ov ev': 'gp gd',
  'oma ema': 'dd id',
  ih: 'lp ld',
  i: 'np ip',
  e: 'ap',
  je: 'np',
};
const feminine: Declension = {
  a: 'ns',
  e: 'gs np ap',
  i: 'ds ls nd ad',
  o: 'as is',
  ama: 'dd id',
  ah: 'lp ld',
  am: 'dp',
  ami: 'ip',
  '': 'gp gd',
};
// noč, stvar
const feminineWithoutA: Declension = {
  '': 'ns as',
  i: 'gs ds ls np gp ap nd gd ad',
  'jo ijo': 'is',
  'ma ema ima': 'dd id',
  ih: 'lp ld',
  'im em': 'dp',
  'mi imi': 'ip',
};
const neuter: Declension = {
  'o e': 'ns as',
  a: 'gs np ap',
  u: 'ds ls',
  'om em': 'is dp',
  i: 'nd ad ip',
  '': 'gp gd',
  'oma ema': 'dd id',
  ih: 'lp ld',
};

function readingsOfForm({ form, base, gender }: NounPlace): NounReading[] {
  const [declension, stems] = declensionOf(base, gender);
  const found = Object.entries(declension).flatMap(([endings, codes]) =>
    endings.split(' ').some((ending) => stems.some((stem) => isFormOf(form, stem, ending))) ? codes.split(' ') : [],
  );
  return readCodes(found);
}

// “okno, oken” and “tabla, tabel”: without an ending a vowel comes in between.
const isFormOf = (form: string, stem: string, ending: string) =>
  form === stem + ending || (ending === '' && form === stem.replace(/([^aeiou])([^aeiou])$/, '$1e$2'));

function declensionOf(base: string, gender: NounPlace['gender']): [Declension, string[]] {
  if (gender === 'n') return [neuter, /[^m][oe]$/.test(base) ? [base.slice(0, -1)] : []];
  if (gender === 'f')
    return base.endsWith('a') ? [feminine, [base.slice(0, -1)]] : [feminineWithoutA, /ev$/.test(base) ? [] : [base]];
  if (base.endsWith('a')) return [masculine, []];
  const stem = base.replace(/o$/, '');
  // “konec, konca”, “papir, papirja”
  return [
    masculine,
    [stem, stem.replace(/([^aeiou])e([^aeiou])$/, '$1$2'), ...(stem.endsWith('r') ? [`${stem}j`] : [])],
  ];
}

type Guide = (reading: NounReading) => boolean;

const prepositions: Record<string, string | undefined> = Object.fromEntries(
  (
    [
      ['g', 'iz od do brez zaradi namesto okoli okrog blizu sredi poleg'],
      ['d', 'k h proti kljub'],
      ['a', 'čez skozi'],
      ['l', 'pri o'],
      ['al', 'v na po ob'],
      ['ai', 'pod nad pred med'],
      ['gi', 's z'],
      ['agi', 'za'],
    ] as const
  ).flatMap(([codes, forms]) => forms.split(' ').map((form) => [form, codes])),
);
// Of adjectives only the endings that no verb has.
const adjectives: [ending: RegExp, codes: string][] = [
  [/ega$/, 'gs as'],
  [/emu$/, 'ds'],
  [/(?<!j)ih$/, 'gp gd lp ld'],
  [/imi$/, 'ip'],
  [/...ima$/, 'dd id'],
];
const numeralPattern = /^(?:dva|dve|oba|obe|dveh|dvema|obeh|obema)$/;
const plainAdjectivePattern = /^\p{Ll}{3,}(?:[aeio]|em|im)$/u;

/** What stands directly before the noun, or before one adjective of it. */
function findGuide({ before }: NounPlace): Guide[] {
  const clause = /[^,;:.!?–—„“»«()]*$/.exec(before)?.[0] ?? '';
  const [word = '', ahead = ''] = (clause.match(/\p{L}+/gu) ?? []).reverse();
  const guide = readGuide(word.toLowerCase());
  if (guide) return [guide];
  const adjective = adjectives.find(([ending]) => ending.test(word));
  const further = adjective || plainAdjectivePattern.test(word) ? readGuide(ahead.toLowerCase()) : undefined;
  return [
    ...(adjective ? [allowing(adjective[1])] : []),
    ...(further && (adjective || isCertain(ahead)) ? [further] : []),
  ];
}

// “na mizo dá lisici”: an open ending may be a verb's, so that only a numeral or a preposition with one case reaches over it.
const isCertain = (word: string) =>
  numeralPattern.test(word.toLowerCase()) || prepositions[word.toLowerCase()]?.length === 1;

function readGuide(word: string): Guide | undefined {
  if (numeralPattern.test(word)) return ({ number }) => number === 'dual';
  const codes = prepositions[word];
  return codes === undefined ? undefined : (reading) => codes.includes(reading.case.charAt(0));
}

const allowing =
  (codes: string): Guide =>
  (reading) =>
    readCodes(codes.split(' ')).some(isSameReading(reading));

const caseNames: Record<string, GrammaticalCase> = {
  n: 'nominative',
  g: 'genitive',
  d: 'dative',
  a: 'accusative',
  l: 'locative',
  i: 'instrumental',
};
const numberNames: Record<string, GrammaticalNumber> = { s: 'singular', d: 'dual', p: 'plural' };

const readCodes = (codes: readonly string[]): NounReading[] =>
  [...new Set(codes)].flatMap((code) => {
    const [name, number] = [caseNames[code.charAt(0)], numberNames[code.charAt(1)]];
    return name && number ? [{ case: name, number }] : [];
  });

import { englishDegrees, englishDoubling, englishIrregular, englishPlurals } from './english-table.ts';
import { findIn, type GeneratedForm, isAbsent, type Lemma, partAt } from './lemma.ts';

const readTable = (table: string) =>
  new Map(
    table
      .split(',')
      .map((line) => line.trim().split(/\s+/))
      .map(([base = '', ...forms]) => [base, forms]),
  );
const irregularVerbs = readTable(englishIrregular);
const irregularPlurals = readTable(englishPlurals);
const degrees = readTable(englishDegrees);
const doubling = new Set(englishDoubling.split(/\s+/));

const each = (forms: string, features: string): GeneratedForm[] =>
  forms.split('/').map((form): GeneratedForm => [form, features]);

export function englishVerbForms(lemma: Lemma): GeneratedForm[] {
  const { base } = lemma;
  if (base === 'be') return beForms;
  const special = findIn(modals, base);
  if (special) return special;
  const listed = lemma.classes.includes('reg') ? undefined : findVerb(base);
  const past = partAt(lemma, 0) ?? listed?.[0] ?? regularPast(base);
  const participle = partAt(lemma, 1) ?? (partAt(lemma, 0) === undefined ? listed?.[1] : undefined) ?? past;
  const third = base === 'have' ? 'has' : withS(base);
  return [
    [base, 'inf'],
    [base, 'pres'],
    [third, 'pres 3sg'],
    ...each(past, 'past'),
    ...each(participle, 'part'),
    ...gerunds(base, past),
  ];
}

const beForms: GeneratedForm[] = [
  ['be', 'inf'],
  ['am', 'pres 1sg'],
  ['are', 'pres'],
  ['is', 'pres 3sg'],
  ['was', 'past sg'],
  ['were', 'past'],
  ['been', 'part'],
  ['being', 'ger'],
  ['ain’t', 'pres'],
  ['isn’t', 'pres 3sg'],
  ['aren’t', 'pres'],
  ['wasn’t', 'past sg'],
  ['weren’t', 'past'],
];
const modals: Readonly<Record<string, GeneratedForm[]>> = {
  can: [
    ['can', 'pres'],
    ['could', 'past'],
    ['cannot', 'pres'],
    ['can’t', 'pres'],
    ['couldn’t', 'past'],
  ],
  may: [
    ['may', 'pres'],
    ['might', 'past'],
  ],
  will: [
    ['will', 'pres'],
    ['would', 'past'],
    ['won’t', 'pres'],
    ['wouldn’t', 'past'],
  ],
  shall: [
    ['shall', 'pres'],
    ['should', 'past'],
  ],
  would: [
    ['would', 'past'],
    ['wouldn’t', 'past'],
  ],
  should: [
    ['should', 'past'],
    ['shouldn’t', 'past'],
  ],
  might: [['might', 'past']],
  could: [
    ['could', 'past'],
    ['couldn’t', 'past'],
  ],
  must: [
    ['must', 'pres'],
    ['mustn’t', 'pres'],
  ],
  ought: [['ought', 'pres']],
};

/** Finds the irregular forms of a verb or of the verb without its prefix: “overcome” inflects like “come”. */
function findVerb(base: string): string[] | undefined {
  const own = irregularVerbs.get(base);
  if (own) return own;
  const prefix = /^(?:over|under|fore|out|un|re|mis|up|down|with|inter|off|be)-?(?=.{3})/.exec(base)?.[0];
  if (prefix === undefined || prefix === 'be') return undefined;
  return irregularVerbs.get(base.slice(prefix.length))?.map((forms) =>
    forms
      .split('/')
      .map((form) => prefix + form)
      .join('/'),
  );
}

const withS = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(?:[sxz]|[cs]h)$/.test(word) ||
    /^(?:go|do|echo|veto|undergo|forgo|torpedo|outdo|redo|undo|overdo)$/.test(word)
    ? `${word}es`
    : `${word}s`;
};

const isOneSyllable = (word: string) => /^[^aeiouy]*(?:qu)?[aeiouy]+[^aeiouy]*$/.test(word);

/** Whether the last letter is doubled before an ending: “stop, stopped”. For British “travelled”, see `doublesL`. */
const doubles = (base: string) =>
  (/^(?:[^aeiou]*|.*qu)[aeiou][bdfgklmnprtvz]$/.test(base) && isOneSyllable(base)) || doubling.has(base);

const doublesL = (base: string) => !doubles(base) && /[^aeiou][aeiou]l$/.test(base) && !isOneSyllable(base);

function regularPast(base: string): string {
  if (/e$/.test(base)) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ied');
  if (doubles(base)) return `${base}${base.slice(-1)}ed`;
  if (/ic$/.test(base)) return `${base}ked`;
  return doublesL(base) ? `${base}led/${base}ed` : `${base}ed`;
}

function gerunds(base: string, past: string): GeneratedForm[] {
  if (/ie$/.test(base)) return [[base.replace(/ie$/, 'ying'), 'ger']];
  if (/(?:ee|oe|ye|nge)$/.test(base) && /(?:ee|oe|ye|inge)$/.test(base)) return [[`${base}ing`, 'ger']];
  if (/[^e]e$/.test(base) && base !== 'be') return [[`${base.slice(0, -1)}ing`, 'ger']];
  // The form in “-ing” doubles the last letter if the past does: “preferred, preferring”.
  const isDoubled = past.split('/').some((form) => form.startsWith(base + base.slice(-1)));
  if (/ic$/.test(base)) return [[`${base}king`, 'ger']];
  if (isDoubled || doubles(base))
    return [[`${base}${base.slice(-1)}ing`, 'ger'], ...(doublesL(base) ? [[`${base}ing`, 'ger'] as const] : [])];
  return [[`${base}ing`, 'ger']];
}

/** The form in “-ing”: “shortening” for “shorten”, “putting out” for “put out”. */
export const gerundOf = (verb: string): string =>
  verb.replace(/^[a-z]+/, (base) => gerunds(base, regularPast(base))[0]?.[0] ?? base);

/** The form in “-s”: “shortens” for “shorten”, “puts out” for “put out”. */
export const thirdPersonOf = (verb: string): string =>
  verb.replace(/^[a-z]+/, (base) => irregularThirdPersons.get(base) ?? withS(base));

const irregularThirdPersons: ReadonlyMap<string, string> = new Map([
  ['be', 'is'],
  ['have', 'has'],
]);

export function englishNounForms(lemma: Lemma): GeneratedForm[] {
  const { base, gender } = lemma;
  if (gender?.endsWith('pl')) return [[base, 'pl']];
  const listed = partAt(lemma, 0);
  if (isAbsent(listed)) return [[base, 'sg']];
  return [[base, 'sg'], ...each(listed ?? pluralOf(base), 'pl')];
}

export function pluralOf(base: string): string {
  const listed = irregularPlurals.get(base.toLowerCase());
  if (listed?.[0] !== undefined)
    return listed[0]
      .split('/')
      .map((form) => (/^\p{Lu}/u.test(base) ? form.charAt(0).toUpperCase() + form.slice(1) : form))
      .join('/');
  if (/(?:^|[^u])man$/.test(base) && base.length > 4) return base.replace(/man$/, 'men');
  if (/woman$/.test(base)) return base.replace(/woman$/, 'women');
  if (/sis$/.test(base)) return base.replace(/is$/, 'es');
  const last = /-(\p{L}+)$/u.exec(base)?.[1];
  if (last !== undefined && irregularPlurals.has(last)) return base.slice(0, -last.length) + pluralOf(last);
  return withS(base);
}

export function englishAdjectiveForms(lemma: Lemma): GeneratedForm[] {
  const { base, partOfSpeech } = lemma;
  const listed = degrees.get(base);
  const [comparative, superlative] = [partAt(lemma, 0) ?? listed?.[0], partAt(lemma, 1) ?? listed?.[1]];
  if (isAbsent(comparative)) return [[base, '']];
  const stem = degreeStem(base);
  const isGraded = comparative !== undefined || (partOfSpeech === 'adjective' && hasDegrees(base));
  if (!isGraded) return [[base, '']];
  return [
    [base, ''],
    ...each(comparative ?? `${stem}er`, 'cmp'),
    ...each(superlative ?? comparative?.replace(/er$/, 'est') ?? `${stem}est`, 'spl'),
  ];
}

const hasDegrees = (base: string) =>
  /^\p{Ll}+$/u.test(base) &&
  (isOneSyllable(base.replace(/e$/, '')) ||
    (/[^aeiou]y$/.test(base) && !/ly$/.test(base)) ||
    /(?:friend|love|like|lone|cost|dead|home|ug|sil|hol|ear|jol|cur|bub)ly$|[bdpt]le$|ow$/.test(base)) &&
  base.length < 10;

function degreeStem(base: string): string {
  if (/e$/.test(base)) return base.slice(0, -1);
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'i');
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) ? base + base.slice(-1) : base;
}

import { byGender, findIn, type GeneratedForm, isAbsent, type Lemma, partAt } from './lemma.ts';

/** How a Romance language makes the plural of a noun and the feminine of an adjective. */
export type NominalRules = {
  plural: (singular: string, isFeminine: boolean) => string;
  feminine: (masculine: string) => string;
  /** Returns the stem of the absolute superlative, if the language has one: Spanish “rapidísimo” (very fast). */
  absolute?: (masculine: string) => string;
  /**
   * By dictionary form: the short forms of an adjective before a noun, such as Spanish “buen” (good) and Italian “bel”
   * (beautiful).
   */
  shortForms?: Readonly<Record<string, string>>;
};

const isPluralOnly = ({ gender }: Lemma) => gender?.endsWith('pl') ?? false;

export function nounForms(lemma: Lemma, { plural }: NominalRules): GeneratedForm[] {
  const { base, gender, classes } = lemma;
  if (isPluralOnly(lemma)) return [[base, 'pl']];
  const listed = partAt(lemma, 0);
  if (isAbsent(listed) || classes.includes('inv'))
    return [[base, 'sg'], ...(classes.includes('inv') ? [[base, 'pl'] as const] : [])];
  return [
    [base, 'sg'],
    [listed ?? plural(base, gender === 'f'), 'pl'],
    // A noun of both genders may have two plurals: Italian “il turista, i turisti, le turiste” (tourist).
    ...(gender === 'mf' && listed === undefined && plural(base, true) !== plural(base, false)
      ? [[plural(base, true), 'pl'] as const]
      : []),
  ];
}

export function adjectiveForms(lemma: Lemma, rules: NominalRules): GeneratedForm[] {
  const { plural, feminine, absolute } = rules;
  const { base, classes } = lemma;
  if (classes.includes('inv')) return [[base, '']];
  const she = partAt(lemma, 0) ?? feminine(base);
  const they = partAt(lemma, 1) ?? plural(base, false);
  const sheThey = plural(she, she !== base);
  const isOneGender = she === base;
  const own: GeneratedForm[] = isOneGender
    ? [
        [base, 'sg'],
        [they, 'pl'],
      ]
    : byGender('', [base, she, they, sheThey]);
  const stem = lemma.partOfSpeech === 'adjective' ? absolute?.(base) : undefined;
  const short = findIn(rules.shortForms ?? {}, base)?.split(' ') ?? [];
  return [
    ...own,
    ...short.map((form): GeneratedForm => [form, 'm sg']),
    ...(stem === undefined ? [] : byGender('abs', absoluteForms(stem))),
  ];
}

/**
 * Adds the endings of the absolute superlative to its stem. A stem in “-issim” without an accent is Italian; it has other
 * plural endings than in Spanish and Portuguese.
 */
const absoluteForms = (stem: string) =>
  (stem.endsWith('issim') ? ['o', 'a', 'i', 'e'] : ['o', 'a', 'os', 'as']).map((ending) => stem + ending);

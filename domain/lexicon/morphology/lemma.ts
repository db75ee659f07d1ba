import type { Gender, PartOfSpeech } from '../concept.ts';

/** What the forms of a single word are generated from: its dictionary form, and what departs from the rule. */
export type Lemma = {
  base: string;
  partOfSpeech: PartOfSpeech;
  gender?: Gender | undefined;
  /** Irregular principal parts in the order of content/README.md; “-” is the regular one, “0” one that does not exist. */
  parts: readonly string[];
  /** Class words such as “ie”, “sep” or “anim”. */
  classes: readonly string[];
};

/** One form of a word and what it tells, as tags of features.ts: “pres 1sg”, “gen pl”. */
export type GeneratedForm = readonly [form: string, features: string];

/** The part at a place, undefined where the rule holds. */
export const partAt = ({ parts }: Lemma, place: number): string | undefined => {
  const part = parts[place];
  return part === undefined || part === '-' ? undefined : part;
};

export const isAbsent = (part: string | undefined) => part === '0';

const persons = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'] as const;

/** Six endings behind a stem; “*” leaves one out. */
export const putEndings = (stem: string, endings: string): string[] =>
  endings.split(' ').map((ending) => (ending === '*' ? '*' : stem + ending.replace('-', '')));

/** The forms of a tense by person. “a/b” are two forms of one person, “*” is none. */
export const byPerson = (tense: string, forms: readonly string[]): GeneratedForm[] =>
  forms.flatMap((form, index) =>
    form === '*' ? [] : form.split('/').map((each): GeneratedForm => [each, `${tense} ${persons[index]}`]),
  );

export const byGender = (tag: string, forms: readonly string[]): GeneratedForm[] => {
  const tags = forms.length === 4 ? ['m sg', 'f sg', 'm pl', 'f pl'] : [''];
  return forms.flatMap((form, index) =>
    form === '*' || form === ''
      ? []
      : form.split('/').map((each): GeneratedForm => [each, `${tag} ${tags[index] ?? ''}`.trim()]),
  );
};

/** The value of a word in a table; “constructor” is a word, too. */
export const findIn = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

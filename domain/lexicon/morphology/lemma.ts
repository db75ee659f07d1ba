import type { Gender, PartOfSpeech } from '../concept.ts';

/** The input for generating the forms of a word: its dictionary form and its irregularities. */
export type Lemma = {
  base: string;
  partOfSpeech: PartOfSpeech;
  gender?: Gender | undefined;
  /**
   * Irregular principal parts in the order of content/README.md; “-” means regular, “0” means that the form does not exist.
   */
  parts: readonly string[];
  /**
   * Inflection classes, see content/README.md: Spanish “ie” (pensar, pienso), German “sep” (separable verb), Slovenian
   * “anim” (animate noun).
   */
  classes: readonly string[];
};

/** A form and its features as tags of features.ts: “pres 1sg”, “gen pl”. */
export type GeneratedForm = readonly [form: string, features: string];

/** The principal part at an index; undefined if it is regular. */
export const partAt = ({ parts }: Lemma, place: number): string | undefined => {
  const part = parts[place];
  return part === undefined || part === '-' ? undefined : part;
};

export const isAbsent = (part: string | undefined) => part === '0';

const persons = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'] as const;

/** Adds the ending of each person to a stem. “*” (no form) stays as it is, “-” is an empty ending. */
export const putEndings = (stem: string, endings: string): string[] =>
  endings.split(' ').map((ending) => (ending === '*' ? '*' : stem + ending.replace('-', '')));

/** The forms of a tense per person. “a/b” are two forms of one person, “*” means no form. */
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

/** Looks up own properties only: words such as “constructor” must not match Object.prototype. */
export const findIn = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

import { byGender, byPerson, findIn, type GeneratedForm } from './lemma.ts';

const romanceTenses = ['pres', 'past', 'impf', 'plup', 'fut', 'cond', 'subj', 'psubj', 'fsubj', 'pinf', 'imp'] as const;
type RomanceTense = (typeof romanceTenses)[number];

/** Six forms per tense, one per person. */
export type Tenses = Record<RomanceTense, string[]>;
export type Conjugated = { tenses: Partial<Tenses>; participle: string[]; gerund: string[]; infinitive: string };

/**
 * The irregular forms of a verb. A listed tense has six forms, with “*” for a regular form. Tenses that are not listed are
 * derived from a stem.
 */
export type Irregular = Partial<Record<RomanceTense | 'participle' | 'gerund', string>> & {
  futureStem?: string;
  subjunctiveStem?: string;
  pastStem?: string;
  imperfectStem?: string;
  participleStem?: string;
  /**
   * For a key such as “-tener”: the prefixes with which the key matches (“man con ob”). If undefined, the key matches with
   * any prefix.
   */
  prefixes?: string;
};

/**
 * Irregular verbs by dictionary form. A key with a leading dash also matches prefixed verbs: Spanish “-tener” (have) matches
 * “mantener” (keep).
 */
export type IrregularTable = Readonly<Record<string, Irregular>>;

/** Finds the irregular forms of a verb and the prefix to put before them: “man” for “mantener”. */
export function findIrregular(base: string, table: IrregularTable): { prefix: string; verb: Irregular } | undefined {
  const own = findIn(table, base) ?? table[`-${base}`];
  if (own) return { prefix: '', verb: own };
  for (let start = 1; start < base.length - 1; start += 1) {
    const verb = table[`-${base.slice(start)}`];
    if (verb && (verb.prefixes?.split(' ').includes(base.slice(0, start)) ?? true))
      return { prefix: base.slice(0, start), verb };
  }
  return undefined;
}

/** Replaces regular forms with the listed ones. In the list, “*” keeps the regular form and “0” means no form. */
export const override = (regular: readonly string[], listed: string | undefined, prefix: string): string[] => {
  if (listed === undefined) return [...regular];
  const forms = listed.split(' ');
  return regular.map((form, index) => {
    const other = forms[index];
    if (other === undefined || other === '*') return form;
    return other === '0'
      ? '*'
      : other
          .split('/')
          .map((each) => prefix + each)
          .join('/');
  });
};

export function listForms({ tenses, participle, gerund, infinitive }: Conjugated): GeneratedForm[] {
  return [
    [infinitive, 'inf'],
    ...romanceTenses.flatMap((tense) => byPerson(tense, tenses[tense] ?? [])),
    ...byGender('part', participle),
    ...gerund.map((form): GeneratedForm => [form, 'ger']),
  ];
}

/** Adds endings such as “o a os as” to a stem. */
export const participleOf = (stem: string, endings: string) =>
  endings.split(' ').map((ending) => stem + ending.replace('-', ''));

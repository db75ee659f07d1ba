import { byGender, byPerson, findIn, type GeneratedForm } from './lemma.ts';

const romanceTenses = ['pres', 'past', 'impf', 'plup', 'fut', 'cond', 'subj', 'psubj', 'fsubj', 'pinf', 'imp'] as const;
type RomanceTense = (typeof romanceTenses)[number];

/** Six forms to a tense. */
export type Tenses = Record<RomanceTense, string[]>;
export type Conjugated = { tenses: Partial<Tenses>; participle: string[]; gerund: string[]; infinitive: string };

/** How a verb departs from the rule: six forms to a tense, “*” where the rule holds, or stems that tenses are made of. */
export type Irregular = Partial<Record<RomanceTense | 'participle' | 'gerund', string>> & {
  futureStem?: string;
  subjunctiveStem?: string;
  pastStem?: string;
  imperfectStem?: string;
  participleStem?: string;
  /** The only prefixes that a key with a dash may have; all if not given. */
  prefixes?: string;
};

/** By dictionary form, or by the end of it where the key begins with a dash: “-tener” has mantener as well. */
export type IrregularTable = Readonly<Record<string, Irregular>>;

/** How this verb departs from the rule, and what stands before its changing part: “man” of “mantener”. */
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

/** The six forms with those replaced that a table gives. */
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

/** “o a os as” behind a stem. */
export const participleOf = (stem: string, endings: string) =>
  endings.split(' ').map((ending) => stem + ending.replace('-', ''));

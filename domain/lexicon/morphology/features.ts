/** The grammatical features of a form, parsed from the tags of the generators: “subj 3sg” or “cmp f gen pl”. */
export type Features = {
  tense?: Tense;
  person?: Person;
  case?: GrammaticalCase;
  number?: GrammaticalNumber;
  gender?: GrammaticalGender;
  degree?: Degree;
};

const tenses = {
  inf: 'infinitive',
  pres: 'present',
  past: 'past',
  impf: 'imperfect',
  plup: 'pluperfect',
  fut: 'future',
  cond: 'conditional',
  subj: 'subjunctive',
  psubj: 'past-subjunctive',
  fsubj: 'future-subjunctive',
  pinf: 'personal-infinitive',
  imp: 'imperative',
  part: 'participle',
  ppart: 'passive-participle',
  apart: 'present-participle',
  ger: 'gerund',
  sup: 'supine',
} as const;
/** `past-or-participle`: in English, past and participle often have the same form. */
export type Tense = (typeof tenses)[keyof typeof tenses] | 'past-or-participle';

const persons = ['1sg', '2sg', '3sg', '1du', '2du', '3du', '1pl', '2pl', '3pl'] as const;
export type Person = (typeof persons)[number];

const cases = {
  nom: 'nominative',
  gen: 'genitive',
  dat: 'dative',
  acc: 'accusative',
  loc: 'locative',
  ins: 'instrumental',
} as const;
export type GrammaticalCase = (typeof cases)[keyof typeof cases];

const numbers = { sg: 'singular', du: 'dual', pl: 'plural' } as const;
export type GrammaticalNumber = (typeof numbers)[keyof typeof numbers];

const grammaticalGenders = { m: 'masculine', f: 'feminine', n: 'neuter' } as const;
export type GrammaticalGender = (typeof grammaticalGenders)[keyof typeof grammaticalGenders];

const degrees = { cmp: 'comparative', spl: 'superlative', abs: 'absolute-superlative' } as const;
export type Degree = (typeof degrees)[keyof typeof degrees];

const read = <Table extends Record<string, string>>(table: Table, tag: string): Table[keyof Table] | undefined =>
  Object.hasOwn(table, tag) ? table[tag as keyof Table] : undefined;

export function readFeatures(tags: string): Features {
  const features: Features = {};
  for (const tag of tags.split(' ')) {
    const person = persons.find((each) => each === tag);
    const [tense, name, number] = [read(tenses, tag), read(cases, tag), read(numbers, tag)];
    const [gender, degree] = [read(grammaticalGenders, tag), read(degrees, tag)];
    if (tense) features.tense = tense;
    if (person) features.person = person;
    if (name) features.case = name;
    if (number) features.number = number;
    if (gender) features.gender = gender;
    if (degree) features.degree = degree;
  }
  return features;
}

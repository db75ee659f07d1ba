import type { Language } from '../language.ts';
import { conjugations, type Tense, tenses } from './conjugations.ts';
import { normaliseForm } from './normalise-form.ts';

export const persons = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'] as const;
export type Person = (typeof persons)[number];

/** What a form of a verb tells for certain. */
export type VerbForm = { tense: Tense; person: Person | undefined };

interface Asked {
  form: string;
  base: string;
  language: Language;
  /** The sentence up to the form. */
  before: string;
}

/** The tense and person of a regular verb's form; undefined where the form could be several, or is irregular. */
export function findVerbForm({ form: written, base: listed, language, before }: Asked): VerbForm | undefined {
  const [form, base] = [normaliseForm(written), withoutPronoun(normaliseForm(listed))];
  if (form === base) return undefined;
  const possible = [...regularForms(base, form, language), ...otherForms(base, form, language)].filter(
    ({ tense }) =>
      !(tense === 'imperative' && !opensClause.test(before)) &&
      !(isFrenchSubjunctive(tense) && !followsThat.test(before)),
  );
  const [first] = possible;
  if (!first || possible.some(({ tense }) => tense !== first.tense)) return undefined;
  const isSamePerson = possible.every(({ person }) => person === first.person);
  return { tense: first.tense, person: isSamePerson ? first.person : undefined };

  // In French it looks like the present, so that only “que” gives it away.
  function isFrenchSubjunctive(tense: Tense) {
    return language === 'fr' && tense === 'subjunctive';
  }
}

const opensClause = /(?:^|[\p{P}])\s*$/u;
const followsThat = /(?<!\p{L})qu(?:e |['’])[^,;:.]*$/iu;

/** “se contracter”, “reírse”, “svegliarsi”, “sich freuen”, “smejati se”. */
const withoutPronoun = (base: string) =>
  base.replace(/^(?:se |s’|sich )|(?<=[aeií]r)se$|-se$| se$/g, '').replace(/(?<=[aei])rsi$/, 're');

// “dare” and its like go their own ways.
const shortestStem = 2;

function regularForms(base: string, form: string, language: Language): VerbForm[] {
  return Object.entries(conjugations[language] ?? {}).flatMap(([ending, conjugation]) => {
    if (!base.endsWith(ending)) return [];
    const stem = base.slice(0, -ending.length);
    if (stem.length < shortestStem) return [];
    return tenses.flatMap((tense) => {
      const endings = conjugation[tense]?.split(' ') ?? [];
      return endings.flatMap((personal, index) =>
        stem + personal === form
          ? [{ tense, person: endings.length === persons.length ? persons[index] : undefined }]
          : [],
      );
    });
  });
}

/** English changes the end of the stem too, German puts something in front. */
function otherForms(base: string, form: string, language: Language): VerbForm[] {
  if (language === 'de') return germanParticiples(base, form);
  if (language !== 'en') return [];
  const doubled = base + base.slice(-1);
  const stems = [base, base.replace(/e$/, ''), doubled];
  if (stems.some((stem) => form === `${stem}ing`)) return [{ tense: 'gerund', person: undefined }];
  if (form === base.replace(/(?<=[^aeiou])y$/, 'i') + (/[sxz]$|[cs]h$|[^aeiou]y$|o$/.test(base) ? 'es' : 's'))
    return [{ tense: 'present', person: '3sg' }];
  const past = [...stems, base.replace(/y$/, 'i')].some((stem) => form === `${stem}ed`);
  return past ? [{ tense: 'past-or-participle', person: undefined }] : [];
}

/** “gekauft”; but “bewegt” and “studiert” may be the present as well. */
function germanParticiples(base: string, form: string): VerbForm[] {
  const stem = base.replace(/en$/, '');
  const isWithoutGe = /^(?:be|emp|ent|er|ge|miss|ver|zer|über|unter|wider|hinter)|ieren$/.test(base);
  const isParticiple = form === `ge${stem}t` || (isWithoutGe && form === `${stem}t`);
  return isParticiple ? [{ tense: 'participle', person: undefined }] : [];
}

import type { Language } from '../language.ts';
import { conjugations, type Tense, tenses } from './conjugations.ts';
import { listIrregular } from './irregular-verbs/irregular-verbs.ts';
import { normaliseForm } from './normalise-form.ts';

const persons = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'] as const;
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

/** The tense and person of a verb's form; undefined where the form could be several, or nobody has told us of it. */
export function findVerbForm({ form: written, base: listed, language, before }: Asked): VerbForm | undefined {
  const [form, base] = [normaliseForm(written), withoutPronoun(normaliseForm(listed))];
  if (form === base) return undefined;
  const every = [
    ...regularForms(base, form, language),
    ...otherForms(base, form, language),
    ...irregularForms(base, form, language),
  ];
  const possible = afterHelper(every, language, before).filter(
    ({ tense, person }) =>
      !(tense === 'imperative' && !opensClause.test(before)) &&
      !(isFrenchSubjunctive(tense) && !followsThat.test(before)) &&
      !(isGermanFirstPerson(tense, person) && !followsI.test(before)),
  );
  const [first] = possible;
  if (!first || possible.some(({ tense }) => tense !== first.tense)) return undefined;
  const isSamePerson = possible.every(({ person }) => person === first.person);
  return { tense: first.tense, person: isSamePerson ? first.person : undefined };

  // In French it looks like the present, so that only “que” gives it away.
  function isFrenchSubjunctive(tense: Tense) {
    return language === 'fr' && tense === 'subjunctive';
  }

  // “er helfe” is what somebody says that he does.
  function isGermanFirstPerson(tense: Tense, person: Person | undefined) {
    return language === 'de' && tense === 'present' && person === '1sg' && form.endsWith('e');
  }
}

const opensClause = /(?:^|[\p{P}])\s*$/u;
const followsI = /(?<!\p{L})ich (?:\p{L}+ ){0,3}$/iu;
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

function irregularForms(base: string, form: string, language: Language): VerbForm[] {
  return listIrregular(base, language).flatMap(({ prefix, verb }) =>
    tenses.flatMap((tense) =>
      (verb[tense]?.split('|') ?? []).flatMap((set) => {
        const forms = set.split(' ');
        return forms.flatMap((listed, index) =>
          prefix + listed === form
            ? [{ tense, person: forms.length === persons.length ? persons[index] : undefined }]
            : [],
        );
      }),
    ),
  );
}

/** “a dit”, “had found”: with a helping verb before it, what could be a participle is one. */
function afterHelper(possible: VerbForm[], language: Language, before: string): VerbForm[] {
  if (!helpers[language]?.test(before)) return possible;
  const participles = possible.filter(({ tense }) => tense === 'participle' || tense === 'past-or-participle');
  return participles.length === 0 ? possible : [{ tense: 'participle', person: undefined }];
}

const helpers: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:have|has|had|having|am|is|are|was|were|be|been|being)(?: (?:not|never|just|already|always|ever|also|only|once|been))* $/iu,
  fr: /(?<!\p{L})(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|eut|eurent|aura|aurait|auraient|ait|aient|avoir|ayant|suis|es|est|sommes|êtes|sont|étais|était|étaient|fut|furent|été|être|sera|serait|seraient|étant)(?: (?:pas|plus|jamais|rien|bien|déjà|tout|toujours|aussi|encore|enfin|presque))* $/iu,
  it: /(?<!\p{L})(?:ho|hai|ha|abbiamo|avete|hanno|avevo|aveva|avevano|avrebbe|avrebbero|avesse|abbia|abbiano|aver|avere|avendo|sono|sei|è|siamo|siete|ero|era|erano|fu|furono|stato|stata|stati|state|essere|sarà|sarebbe|sia)(?: (?:non|già|mai|ancora|appena|sempre|più|anche))* $/iu,
};

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
  const end = /[td]$/.test(stem) ? 'et' : 't';
  const isParticiple = form === `ge${stem}${end}` || (isWithoutGe && form === `${stem}${end}`);
  return isParticiple ? [{ tense: 'participle', person: undefined }] : [];
}

import type { PartOfSpeech } from '../../concept.ts';
import { spanishVerbForms } from '../../morphology/spanish-verbs.ts';
import type { ReadWord } from '../../read-sentence.ts';
import type { Place, Rule } from '../grammar-rule.ts';
import { isCapitalised } from '../word-classes.ts';
import { isBeforeNoun } from './spanish-nouns.ts';

type Test = (place: Place) => boolean;

/**
 * Accepts the listed concepts, and all concepts of other parts of speech. So the rule decides only between meanings of one
 * part of speech.
 */
const among = (concepts: string): Rule['means'] => {
  const ids = concepts.split(' ');
  const parts = new Set(ids.map((id) => id.split('/')[1]));
  return (conceptId, partOfSpeech) => ids.includes(conceptId) || !parts.has(partOfSpeech);
};

/** The usual meaning of a word. It applies unless a word nearby points to another meaning. */
export const usual = (forms: string, concepts: string, holds: Test = () => true): Rule => ({
  forms: { es: forms },
  means: among(concepts),
  holds,
  weightElsewhere: 1,
  weightOfOthers: 1e-4,
  isForSingleVersion: true,
});

/** A meaning that is recognised by nearby words: in “apnea del sueño” (sleep apnoea), “sueño” is “sleep” and not “dream”. */
export const cued = (forms: string, concepts: string, holds: Test): Rule => ({
  forms: { es: forms },
  means: among(concepts),
  holds,
  weightElsewhere: 1,
  weightOfOthers: 1e-7,
  isForSingleVersion: true,
});

/**
 * Cues (words nearby) also count against other parts of speech: near “álbum”, “tema” (song) is a noun, not a form of “temer”
 * (fear).
 */
const againstOtherParts = (rule: Rule): Rule => ({
  ...rule,
  means: (conceptId, partOfSpeech) => partOfSpeech !== undefined && !rule.means('', partOfSpeech) && conceptId !== '',
  weightOfOthers: 0.1,
});

const openClasses: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb', 'interjection'];

/** Whether the two rules choose between meanings of the same part of speech. */
const sharesPart = (one: Rule, other: Rule): boolean =>
  openClasses.some((part) => !one.means('', part) && !other.means('', part));

/** Joins the rules. The usual meaning of a word counts only where no cue (word nearby) points to another meaning. */
export function joinSenses(usualMeanings: readonly Rule[], cuedMeanings: readonly Rule[]): readonly Rule[] {
  const cuesByForm = Map.groupBy(
    cuedMeanings.flatMap((rule) => (rule.forms.es ?? '').split(' ').map((form) => ({ form, rule }))),
    ({ form }) => form,
  );
  const isCued = (rule: Rule, place: Place): boolean =>
    cuesByForm.get(place.word.form)?.some(({ rule: cue }) => sharesPart(rule, cue) && cue.holds(place)) ?? false;
  const uncued = usualMeanings.map((rule) => ({
    ...rule,
    holds: (place: Place) => rule.holds(place) && !isCued(rule, place),
  }));
  return [
    ...uncued,
    // After “el” and “de”, “estado” (state) is a noun, not a form of “estar” (be).
    ...uncued
      .filter(({ means }) => !means('', 'noun'))
      .map((rule) => ({
        ...againstOtherParts(rule),
        holds: (place: Place) => rule.holds(place) && isBeforeNoun(formOf(place.before), formOf(place.earlier.at(-2))),
        weightOfOthers: 0.02,
      })),
    ...cuedMeanings,
    ...cuedMeanings.map(againstOtherParts),
  ];
}

/** A meaning that is possible only where `holds` is true. */
export const only = (forms: string, concepts: string, holds: Test): Rule => ({
  forms: { es: forms },
  means: (conceptId) => concepts.split(' ').includes(conceptId),
  holds,
  weightElsewhere: 1e-4,
  weightOfOthers: 1,
  isForSingleVersion: true,
});

export const formOf = (word: ReadWord | undefined): string => word?.form ?? '';

/** Whether a word nearby matches the pattern. */
export const near =
  (pattern: RegExp, reach = 6): Test =>
  ({ earlier, after }) =>
    [...earlier.slice(-reach), ...after.slice(0, reach)].some(({ form }) => pattern.test(form));

export const isBefore =
  (pattern: RegExp): Test =>
  ({ after: [next] }) =>
    pattern.test(formOf(next));

export const isAfter =
  (pattern: RegExp): Test =>
  ({ before }) =>
    pattern.test(formOf(before));

export const either =
  (...tests: Test[]): Test =>
  (place) =>
    tests.some((test) => test(place));

/** Whether the word has a capital letter that does not start the sentence: “el Partido” (the Party). */
export const isNamed: Test = ({ word, before }) => before !== undefined && isCapitalised(word);

/** Singular and plural of regular nouns. */
export const nouns = (...singulars: string[]): string =>
  singulars.flatMap((singular) => [singular, pluralOf(singular)]).join(' ');

const pluralOf = (noun: string): string => {
  if (/[aeiouéó]$/.test(noun)) return `${noun}s`;
  if (noun.endsWith('z')) return `${noun.slice(0, -1)}ces`;
  return noun.endsWith('ón') ? `${noun.slice(0, -2)}ones` : `${noun}es`;
};

/** All forms of adjectives in -o. */
export const adjectives = (...masculines: string[]): string =>
  masculines.flatMap((each) => ['o', 'a', 'os', 'as'].map((ending) => each.slice(0, -1) + ending)).join(' ');

/** All forms of verbs, except those with attached pronouns. */
export const verbs = (...infinitives: string[]): string =>
  [
    ...new Set(
      infinitives.flatMap((base) =>
        spanishVerbForms({ base, partOfSpeech: 'verb', parts: [], classes: [] }).map(([form]) => form),
      ),
    ),
  ]
    .filter((form) => !form.includes(' '))
    .join(' ');

const persons: Readonly<Record<string, RegExp>> = { me: /\b1sg\b/, te: /\b2sg\b/, nos: /\b1pl\b/, os: /\b2pl\b/ };

/**
 * Whether a reflexive pronoun comes before the verb: “me he retirado” (I have withdrawn), but not “me contaba cuentos” (told
 * me stories).
 */
export const hasPronoun: Test = ({ word, earlier }) => {
  const isPronoun = ({ form }: ReadWord) => /^(?:me|te|se|nos|os)$/.test(form);
  const before = earlier.findLast(({ form }) => !/^(?:le|les|no|ha|han|había|habían|he|has|hemos)$/.test(form));
  if (before === undefined || !isPronoun(before)) return false;
  const person = persons[before.form];
  const between = earlier.slice(earlier.lastIndexOf(before) + 1);
  const finite = [...between, word]
    .flatMap(({ analyses }) => analyses.flatMap(({ features }) => features))
    .filter((each) => /\b[123](?:sg|pl)\b/.test(each));
  return person === undefined || finite.length === 0 || finite.every((each) => person.test(each));
};

export const isPlain: Test = (place) => !hasPronoun(place);

import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Aspect, Gender, PartOfSpeech } from '../../../domain/lexicon/concept.ts';
import type {
  Degree,
  GrammaticalCase,
  GrammaticalGender,
  GrammaticalNumber,
  Person,
  Tense,
} from '../../../domain/lexicon/morphology/features.ts';
import type { GrammarNote } from '../../../domain/reader/definition/definition.ts';

const kinds: Record<PartOfSpeech, MessageDescriptor> = {
  noun: msg`noun`,
  verb: msg`verb`,
  adjective: msg`adjective`,
  adverb: msg`adverb`,
  pronoun: msg`pronoun`,
  determiner: msg`determiner`,
  preposition: msg`preposition`,
  conjunction: msg`conjunction`,
  numeral: msg`numeral`,
  particle: msg`particle`,
  interjection: msg`interjection`,
  expression: msg`fixed expression`,
  name: msg`name`,
};

const nouns: Record<Gender, MessageDescriptor> = {
  m: msg`noun, masculine`,
  f: msg`noun, feminine`,
  n: msg`noun, neuter`,
  mf: msg`noun, masculine or feminine`,
  'm pl': msg`noun, masculine plural`,
  'f pl': msg`noun, feminine plural`,
  'n pl': msg`noun, neuter plural`,
  'mf pl': msg`noun, plural`,
  pl: msg`noun, plural`,
};

/** The name of a part of speech. For nouns it includes the gender. */
export const kindMessage = (partOfSpeech: PartOfSpeech, gender: Gender | undefined): MessageDescriptor =>
  partOfSpeech === 'noun' && gender ? nouns[gender] : kinds[partOfSpeech];

const tenses: Record<Tense, MessageDescriptor> = {
  infinitive: msg`Infinitive`,
  present: msg`Present`,
  past: msg`Simple past`,
  'past-or-participle': msg`Past tense or past participle`,
  imperfect: msg`Imperfect`,
  pluperfect: msg`Pluperfect`,
  future: msg`Future`,
  conditional: msg`Conditional`,
  subjunctive: msg`Subjunctive`,
  'past-subjunctive': msg`Past subjunctive`,
  'future-subjunctive': msg`Future subjunctive`,
  'personal-infinitive': msg`Personal infinitive`,
  imperative: msg`Imperative`,
  participle: msg`Participle`,
  'passive-participle': msg`Passive participle`,
  'present-participle': msg`Present participle`,
  gerund: msg`Gerund`,
  supine: msg`Supine`,
};

const persons: Record<Person, MessageDescriptor> = {
  '1sg': msg`First person singular`,
  '2sg': msg`Second person singular`,
  '3sg': msg`Third person singular`,
  '1du': msg`First person dual`,
  '2du': msg`Second person dual`,
  '3du': msg`Third person dual`,
  '1pl': msg`First person plural`,
  '2pl': msg`Second person plural`,
  '3pl': msg`Third person plural`,
};

const numbers: Record<GrammaticalNumber, MessageDescriptor> = {
  singular: msg`Singular`,
  dual: msg`Dual`,
  plural: msg`Plural`,
};

const grammaticalGenders: Record<GrammaticalGender, MessageDescriptor> = {
  masculine: msg`Masculine`,
  feminine: msg`Feminine`,
  neuter: msg`Neuter`,
};

const degrees: Record<Degree, MessageDescriptor> = {
  comparative: msg`Comparative`,
  superlative: msg`Superlative`,
  'absolute-superlative': msg`Absolute superlative (“very”)`,
};

const aspects: Record<Aspect, MessageDescriptor> = {
  pf: msg`Perfective verb`,
  ipf: msg`Imperfective verb`,
  bi: msg`Perfective and imperfective verb`,
};

const cases: Record<GrammaticalCase, MessageDescriptor> = {
  nominative: msg`nominative`,
  genitive: msg`genitive`,
  dative: msg`dative`,
  accusative: msg`accusative`,
  locative: msg`locative`,
  instrumental: msg`instrumental`,
};

/** A grammar note in the reader's language. Notes by a model are already in that language. */
export function grammarMessage(note: GrammarNote): MessageDescriptor | string {
  switch (note.kind) {
    case 'contraction': {
      const parts = note.of.join(' + ');
      return msg`Contraction of ${parts}`;
    }
    case 'plural':
      return msg`Plural`;
    case 'number':
      return numbers[note.number];
    case 'case': {
      const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(
        note.cases.map((name) => i18n._(cases[name])),
      );
      return msg`Case: ${names}`;
    }
    case 'tense':
      return tenses[note.tense];
    case 'person':
      return persons[note.person];
    case 'gender':
      return grammaticalGenders[note.gender];
    case 'degree':
      return degrees[note.degree];
    case 'aspect':
      return aspectMessage(note);
    case 'clitics': {
      const pronouns = note.pronouns.join(' + ');
      return msg`With ${pronouns} attached`;
    }
    case 'compound': {
      const parts = note.of.join(' + ');
      return msg`Compound of ${parts}`;
    }
    case 'guessed':
      return msg`The dictionary doesn’t list this form: the base form is a guess from its ending.`;
    case 'part-of': {
      const { expression, meaning } = note;
      return msg`Here it’s part of “${expression}”: ${meaning}`;
    }
    case 'words':
      return note.text;
  }
}

function aspectMessage({ aspect, partner }: Extract<GrammarNote, { kind: 'aspect' }>): MessageDescriptor {
  if (partner === null || aspect === 'bi') return aspects[aspect];
  return aspect === 'pf'
    ? msg`Perfective verb; imperfective: ${partner}`
    : msg`Imperfective verb; perfective: ${partner}`;
}

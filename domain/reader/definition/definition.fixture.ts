import type { DefinedPart, Definition } from './definition.ts';

/** A definition in which every field is empty. */
export const emptyDefinition: Definition = {
  text: '',
  expression: null,
  meaning: null,
  inTranslation: null,
  baseForm: null,
  partOfSpeech: null,
  ipa: null,
  literal: null,
  grammar: [],
  parts: [],
  example: null,
  others: [],
  answeredBy: 'lexicon',
};

/** A part of a phrase in which every field is empty. */
export const emptyPart: DefinedPart = {
  text: '',
  baseForm: null,
  meaning: null,
  partOfSpeech: null,
  gender: null,
  grammar: [],
};

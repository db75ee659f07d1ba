import type { Language } from '../language.ts';

/** Concepts of personal pronouns as objects. Each of them has one word for all cases. */
const objects = new Set(['him/pronoun', 'her/pronoun', 'it/pronoun', 'them/pronoun']);

/** Slovenian forms show case and gender, which German shows too: “njej” is “ihr”, not “sie” or “es”. */
const germanOfSlovenian: Readonly<Record<string, string>> = {
  ga: 'ihn, es',
  njega: 'ihn, ihm',
  mu: 'ihm',
  njemu: 'ihm',
  njem: 'ihm',
  jo: 'sie',
  njo: 'sie, ihr',
  ji: 'ihr',
  njej: 'ihr',
  jih: 'sie',
  njih: 'ihnen, sie',
  jim: 'ihnen',
  njimi: 'ihnen',
  ju: 'sie',
  njiju: 'sie, ihnen',
  jima: 'ihnen',
  njima: 'ihnen',
};

/** The pronoun of the target language in the case of the form. Undefined if one of them does not show the case. */
export function renderPronoun(form: string, conceptId: string, language: Language, target: Language) {
  if (language !== 'sl' || target !== 'de' || !objects.has(conceptId)) return undefined;
  // “z njim” (with him) and “k njim” (to them)
  if (form === 'njim') return conceptId === 'them/pronoun' ? 'ihnen' : 'ihm';
  if (form === 'nje') return conceptId === 'them/pronoun' ? 'sie' : 'ihr, sie';
  return germanOfSlovenian[form];
}

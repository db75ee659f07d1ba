import type { Language } from '../language.ts';
import type { Concept } from '../lexicon/concept.ts';
import { normaliseForm } from '../lexicon/normalise-form.ts';

type Form = { form: string; concept: Concept | undefined; language: Language };

/** How a plural is told from its singular. German and Slovenian nouns change with the case too, so that nothing is sure. */
const pluralEndings: Partial<Record<Language, RegExp>> = {
  en: /(?<!['’])s$/,
  es: /s$/,
  fr: /[sx]$/,
  pt: /s$/,
  it: /[ie]$/,
};

// “veces” of “vez”.
const beginningOf = (word: string) => word.slice(0, 3).replaceAll('z', 'c');

/** Whether a noun stands in the plural for certain. */
export function isPlural({ form, concept, language }: Form): boolean {
  if (concept?.partOfSpeech !== 'noun') return false;
  const { word, gender, isRenderingOnly } = concept.words[language];
  const [plural, singular] = [normaliseForm(form), normaliseForm(word)];
  if (isRenderingOnly || gender?.endsWith('pl') || plural === singular) return false;
  const isKin = beginningOf(plural) === beginningOf(singular);
  return isKin && (pluralEndings[language]?.test(plural) ?? false) && plural !== `${singular}’s`;
}

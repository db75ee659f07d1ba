import { readArticles } from '../../content/read-articles.ts';
import type { Language } from '../../domain/language.ts';
import { perLanguage } from '../../domain/per-language.ts';
import { detectLanguage, type LanguageProfiles, learnLanguages } from '../../domain/text/detect-language.ts';

// A title of three words may pass for a neighbour's language, and so may a sentence that is mostly a name.
const fewestLetters = 60;

let profiles: LanguageProfiles | undefined;

/** Whether a text is in that language, judged by the library's own; a text too short to tell is given the benefit of the doubt. */
export function readsLike(text: string, language: Language): boolean {
  const detected = guessLanguage(text);
  return detected === undefined || detected === language;
}

/** The language a text reads like; undefined if it is too short to tell. */
export function guessLanguage(text: string): Language | undefined {
  if (text.length < fewestLetters) return undefined;
  profiles ??= learnFromLibrary();
  return detectLanguage(text, profiles);
}

function learnFromLibrary() {
  const sentences = readArticles().articles.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.sentences),
  );
  return learnLanguages(perLanguage((language) => sentences.map(({ versions }) => versions[language])));
}

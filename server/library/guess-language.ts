import { readArticles } from '../../content/read-articles.ts';
import type { Language } from '../../domain/language.ts';
import { perLanguage } from '../../domain/per-language.ts';
import { detectLanguage, type LanguageProfiles, learnLanguages } from '../../domain/text/detect-language.ts';

// Detection is unreliable for shorter texts: a title of three words may be taken for a related language.
const fewestLetters = 60;

let profiles: LanguageProfiles | undefined;

/**
 * Whether the text is probably in the language. To detect this, the text is compared with texts of the library. Also true if the
 * text is too short to detect its language.
 */
export function isLikelyInLanguage(text: string, language: Language): boolean {
  const detected = guessLanguage(text);
  return detected === undefined || detected === language;
}

/** Returns undefined if the text is too short to detect its language. */
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

import type { Language } from '../language.ts';
import { perLanguage } from '../per-language.ts';
import { type Concept, partsOfSpeech } from './concept.ts';

/**
 * Creates a concept for tests from “word; word” and irregular forms. For a language that is missing in `words`, the text is
 * the id. This text is marked as an explanation, not as a word of that language (`isRenderingOnly`).
 */
export function conceptOf(id: string, words: Partial<Record<Language, string[]>>): Concept {
  const partOfSpeech = partsOfSpeech.find((part) => id.endsWith(`/${part}`)) ?? 'noun';
  return {
    id,
    partOfSpeech,
    words: perLanguage((language) => {
      const [listed, ...forms] = words[language] ?? [];
      const [word, ...others] = listed?.split('; ') ?? [];
      if (word === undefined) return { word: id, isRenderingOnly: true, entries: [] };
      const entryOf = (base: string) => ({ base, pattern: base, partOfSpeech, parts: [], classes: [], forms: [] });
      return { word, isRenderingOnly: false, entries: [{ ...entryOf(word), forms }, ...others.map(entryOf)] };
    }),
  };
}

import type { Language } from '../language.ts';
import { perLanguage } from '../per-language.ts';
import { type Concept, partsOfSpeech } from './concept.ts';

/** A concept for a test: its words, “word; word”, and forms that no rule gives; a language left out only explains it. */
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

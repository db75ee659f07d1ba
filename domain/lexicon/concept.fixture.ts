import type { Language } from '../language.ts';
import { perLanguage } from '../per-language.ts';
import { type Concept, partsOfSpeech } from './concept.ts';

/** A concept for a test: its dictionary word and other forms; a language left out only explains it. */
export function conceptOf(id: string, words: Partial<Record<Language, string[]>>): Concept {
  const partOfSpeech = partsOfSpeech.find((part) => id.endsWith(`/${part}`)) ?? 'noun';
  return {
    id,
    partOfSpeech,
    words: perLanguage((language) => {
      const [word, ...forms] = words[language] ?? [];
      return { word: word ?? id, forms, isRenderingOnly: word === undefined };
    }),
  };
}

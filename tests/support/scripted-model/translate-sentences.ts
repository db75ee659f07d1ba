import * as v from 'valibot';
import { languages } from '../../../domain/language.ts';
import type { ContentFault } from './behaviour.ts';
import { addMarkup, anotherLanguage, findVersions, inventSentence } from './library.ts';

const requestSchema = v.object({
  to: v.picklist(languages),
  sentences: v.array(v.object({ number: v.number(), text: v.string() })),
});

/** Returns our own translation for sentences of the library, and another sentence of the target language for all others. */
export function translateScripted(material: unknown, fault: ContentFault | undefined) {
  const { to, sentences } = v.parse(requestSchema, material);
  const language = fault === 'wrong-language' ? anotherLanguage(to) : to;
  const translations = sentences.map(({ number, text }) => {
    const translation = findVersions(text)?.[language] ?? inventSentence(text, language);
    if (fault === 'untranslated') return { number, text };
    return { number, text: fault === 'markup' ? addMarkup(translation) : translation };
  });
  return { translations: fault === 'too-few' ? translations.slice(0, -1) : translations };
}

import * as v from 'valibot';
import { languages } from '../../../domain/language.ts';
import type { ContentFault } from './behaviour.ts';
import { addMarkup, anotherLanguage, findVersions, inventSentence } from './library.ts';

const requestSchema = v.object({
  to: v.picklist(languages),
  sentences: v.array(v.object({ number: v.number(), text: v.string() })),
});

/**
 * Returns our own translation for sentences of the library. For all other sentences, returns a sentence of similar length in the
 * target language.
 */
export function translateScripted(material: unknown, fault: ContentFault | undefined) {
  const { to, sentences } = v.parse(requestSchema, material);
  const language = fault === 'wrong-language' ? anotherLanguage(to) : to;
  const translations = sentences.map(({ number, text }) => {
    const translation = findVersions(text)?.[language] ?? inventSentence(text, language);
    if (fault === 'untranslated') return { number, text };
    return { number, text: fault === 'markup' ? addMarkup(translation) : translation };
  });
  return { translations: spoil(translations, fault) };
}

type Lines = { number: number; text: string }[];

function spoil(lines: Lines, fault: ContentFault | undefined): Lines {
  switch (fault) {
    case 'too-few':
      return lines.slice(0, -1);
    case 'reversed':
      return lines.toReversed();
    case 'numbered':
      return lines.map(({ number, text }) => ({ number, text: `${number}. ${text}` }));
    case 'identical':
      return lines.map(({ number }) => ({ number, text: lines[0]?.text ?? '' }));
    case 'shifted':
      return lines.map(({ number }, index) => ({ number, text: lines[(index + 1) % lines.length]?.text ?? '' }));
    case 'merged':
      return mergeMiddle(lines);
    default:
      return lines;
  }
}

/** Merges the two middle lines: the first gets the texts of both lines, and the second becomes empty. */
function mergeMiddle(lines: Lines): Lines {
  const first = Math.floor(lines.length / 2) - 1;
  return lines.map(({ number, text }, index) => {
    if (index === first) return { number, text: `${text} ${lines[index + 1]?.text}` };
    return { number, text: index === first + 1 ? '' : text };
  });
}

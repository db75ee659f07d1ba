import type { Language } from '../language.ts';
import type { PerLanguage } from '../per-language.ts';

interface ForeignName {
  start: number;
  end: number;
  language: Language;
}

const english = new Set(
  'Austen Beatles Bowie Broadway Chaplin Charles Chicago Churchill Darwin Dickens Disney Edison Facebook George Google Harry Hemingway Hollywood James John Kennedy Liverpool Manchester Michael Newton Oxford Shakespeare Sherlock Wright YouTube'.split(
    ' ',
  ),
);
const german = new Set(
  'Bach Beethoven Einstein Freud Goethe Mozart Nietzsche Schiller Schubert Strauss Volkswagen Wagner Weber Weimar Wien'.split(
    ' ',
  ),
);

/** For each language of a text: letters that it uses only in loan words. A name with such letters is taken to be English. */
const englishSpelling: PerLanguage<RegExp | undefined> = {
  en: undefined,
  es: /w|sh|th|ck|ght/i,
  it: /w|sh|th|ght|y$/i,
  sl: /w|y|ck|ght|th/i,
  pt: /w|sh|th|ck|ght/i,
  // The voices of these languages pronounce most English names well.
  de: undefined,
  fr: undefined,
};
const germanSpelling = /sch|ß|ö/i;

/** Finds foreign names in the text. The voice reads each name by the rules of the language of the name. */
export function findForeignNames(text: string, language: Language): ForeignName[] {
  return [...text.matchAll(/\p{Lu}\p{L}*\p{Ll}\p{L}*/gu)].flatMap((match) => {
    const origin = originOf(match[0], language);
    if (origin === undefined || origin === language) return [];
    return [{ start: match.index, end: match.index + match[0].length, language: origin }];
  });
}

function originOf(name: string, language: Language): Language | undefined {
  if (german.has(name)) return 'de';
  if (english.has(name)) return 'en';
  const spelling = englishSpelling[language];
  if (spelling === undefined) return undefined;
  if (germanSpelling.test(name) && language !== 'sl') return 'de';
  return spelling.test(name) ? 'en' : undefined;
}

import type { LanguageIndex } from '../lexicon.ts';

/** Letters that are often confused because they sound alike: “verteitigt”, “häftig”, “trots”. */
const alike: Readonly<Record<string, string>> = {
  t: 'dz',
  d: 't',
  ä: 'e',
  e: 'ä',
  ü: 'i',
  i: 'ü',
  s: 'z',
  z: 's',
  v: 'f',
  f: 'v',
};

/**
 * The listed form for a misspelt German word: “professionell” for “professionel”, “erreicht” for “errreicht”, “heftig” for
 * “häftig”. The form itself if there is none.
 */
export function respellGerman(form: string, index: LanguageIndex): string {
  const spellings = listSpellings(form);
  const isListed = (spelling: string, pattern: RegExp) =>
    index.findForms(spelling).some(({ word }) => {
      const found = index.wordAt(word);
      return found !== undefined && found.conceptIds.length > 0 && pattern.test(found.base);
    });
  // A noun would have a capital letter: “trots” is rather “trotz” than “Trotts”.
  const find = (pattern: RegExp) => spellings.find((each) => isListed(each, pattern));
  return find(/^\p{Ll}/u) ?? find(/./u) ?? form;
}

/** Spellings with one letter doubled or not, with another letter that sounds alike, or with two letters in the other order. */
function listSpellings(form: string): string[] {
  const places = Array.from(form, (_, place) => place).slice(1);
  const replace = (place: number, count: number, text: string) =>
    form.slice(0, place) + text + form.slice(place + count);
  const letterAt = (place: number) => form.charAt(place);
  return [
    ...places.filter((place) => letterAt(place) === letterAt(place - 1)).map((place) => replace(place, 1, '')),
    ...places
      .filter((place) => /[fklmnprst]/.test(letterAt(place)))
      .map((place) => replace(place, 1, letterAt(place).repeat(2))),
    ...places.flatMap((place) => [...(alike[letterAt(place)] ?? '')].map((letter) => replace(place, 1, letter))),
    ...places.slice(0, -1).map((place) => replace(place, 2, letterAt(place + 1) + letterAt(place))),
  ];
}

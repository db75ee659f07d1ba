import type { LanguageIndex } from '../lexicon.ts';

/** Letters that are often confused because they sound alike: “verteitigt” for “verteidigt” (defended). */
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

/** The listed form for a misspelt German word: “erreicht” (reached) for “errreicht”. The form itself if there is none. */
export function respellGerman(form: string, index: LanguageIndex): string {
  const spellings = [...listSpellings(form), ...listWithLetter(form)];
  const isListed = (spelling: string, pattern: RegExp) =>
    index.findForms(spelling).some(({ word }) => {
      const found = index.wordAt(word);
      return found !== undefined && found.conceptIds.length > 0 && pattern.test(found.base);
    });
  // Forms of nouns come last, because a noun would have a capital letter: “trots” stands for “trotz” (despite), not for a
  // form of “Trott” (trot).
  const find = (pattern: RegExp) => spellings.find((each) => isListed(each, pattern));
  return find(/^\p{Ll}/u) ?? find(/./u) ?? form;
}

/**
 * The listed noun for a misspelt one: “Terrasse” (terrace) for “Terasse”. Only letters that are doubled or swapped count,
 * because the word may be a name.
 */
export function respellGermanNoun(form: string, index: LanguageIndex): string {
  const isNoun = (spelling: string) =>
    index.findForms(spelling).some(({ word }) => {
      const found = index.wordAt(word);
      return found !== undefined && found.conceptIds.length > 0 && found.partOfSpeech === 'noun';
    });
  return [...listDoubled(form), ...listSwapped(form)].find(isNoun) ?? form;
}

const shortestWithLetter = 6;
const oftenMissing = [...'hefnrstl'];
const oftenAdded = /[hens]/;

/** Spellings with a letter more or less: “aufgeben” (give up) for “augeben”. */
function listWithLetter(form: string): string[] {
  if (form.length < shortestWithLetter) return [];
  const places = Array.from(form, (_, place) => place).slice(1);
  return [
    ...places
      .filter((place) => oftenAdded.test(form.charAt(place)))
      .map((place) => form.slice(0, place) + form.slice(place + 1)),
    ...places.flatMap((place) => oftenMissing.map((letter) => form.slice(0, place) + letter + form.slice(place))),
  ];
}

/**
 * Spellings with one letter doubled or a double letter made single, with another letter that sounds alike, or with two
 * letters in the other order.
 */
function listSpellings(form: string): string[] {
  const places = Array.from(form, (_, place) => place).slice(1);
  const replace = (place: number, count: number, text: string) =>
    form.slice(0, place) + text + form.slice(place + count);
  const letterAt = (place: number) => form.charAt(place);
  return [
    ...listDoubled(form),
    ...places.flatMap((place) => [...(alike[letterAt(place)] ?? '')].map((letter) => replace(place, 1, letter))),
    ...listSwapped(form),
  ];
}

function listDoubled(form: string): string[] {
  const letters = [...form];
  const replace = (place: number, text: string) => form.slice(0, place) + text + form.slice(place + 1);
  return [
    ...letters.flatMap((letter, place) => (place > 0 && letter === letters[place - 1] ? [replace(place, '')] : [])),
    ...letters.flatMap((letter, place) =>
      place > 0 && /[fklmnprst]/.test(letter) ? [replace(place, letter.repeat(2))] : [],
    ),
  ];
}

const listSwapped = (form: string): string[] =>
  Array.from(
    { length: Math.max(0, form.length - 2) },
    (_, index) => form.slice(0, index + 1) + form.charAt(index + 2) + form.charAt(index + 1) + form.slice(index + 3),
  );

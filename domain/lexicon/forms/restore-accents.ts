import type { Language } from '../../language.ts';
import type { LanguageIndex } from '../lexicon.ts';

const accented: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  es: { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' },
  fr: { a: 'àâ', e: 'éèê', é: 'èe', è: 'ée', i: 'îï', o: 'ô', u: 'ùû', c: 'ç' },
};

/**
 * Informal Spanish and French texts often lack accents (“atencion” for “atención”, attention) or have the accents of an
 * older spelling (“vió” for “vio”, saw). Returns the listed form that differs only in one accent, or the form itself if
 * there is none. Only the first `reach` letters may get an accent.
 */
export function restoreAccents(
  form: string,
  index: LanguageIndex,
  language: Language = 'es',
  reach = form.length,
): string {
  const isListed = (candidate: string) => index.findForms(candidate).length > 0;
  const accent = (bare: string) =>
    [...bare.slice(0, reach)].flatMap((letter, place) =>
      [...(accented[language]?.[letter] ?? '')].map((other) => bare.slice(0, place) + other + bare.slice(place + 1)),
    );
  const added = accent(form);
  if (language === 'fr') return added.find(isListed) ?? form;
  const removed = form
    .normalize('NFD')
    .replace(/(?<=[aeou])\u0301/g, '')
    .normalize('NFC');
  // Forms with the accent on another letter: “escribío” for “escribió” (wrote).
  const bare = form.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
  const moved = bare === form ? [] : accent(bare).reverse();
  // Accents near the end of the word are tried first, because most accents are there.
  return [...added.reverse(), removed, ...moved].find(isListed) ?? form;
}

const shortestMisspelt = 6;

/**
 * The listed form of a French word with a double letter too few or too many (“professionel” for “professionnel”) or without
 * two accents (“evenement” for “événement”). The form itself if there is none.
 */
export function respellFrench(form: string, index: LanguageIndex): string {
  if (form.length < shortestMisspelt) return form;
  const letters = [...form];
  const replaced = (place: number, other: string) => form.slice(0, place) + other + form.slice(place + 1);
  const doubled = letters.flatMap((letter, place) => {
    if (!/[bcdfglmnprst]/.test(letter)) return [];
    return [replaced(place, letter === letters[place + 1] ? '' : letter + letter)];
  });
  const accents = letters.flatMap((letter, place) =>
    letter === 'e' ? ['é', 'è', 'ê'].map((other) => restoreAccents(replaced(place, other), index, 'fr')) : [],
  );
  return [...doubled, ...accents].find((candidate) => index.findForms(candidate).length > 0) ?? form;
}

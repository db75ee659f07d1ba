import type { Language } from '../../language.ts';
import type { LanguageIndex } from '../lexicon.ts';

const accented: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  es: { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' },
  fr: { a: 'àâ', e: 'éèê', é: 'è', è: 'é', i: 'îï', o: 'ô', u: 'ùû', c: 'ç' },
};

/**
 * Informal Spanish and French texts often lack accents (“atencion”, “hopital”) or have the ones of an older spelling (“vió”).
 * Returns the listed form that differs only in one accent, or the form itself if there is none. `reach` limits the number of
 * letters that may get one.
 */
export function restoreAccents(
  form: string,
  index: LanguageIndex,
  language: Language = 'es',
  reach = form.length,
): string {
  const isListed = (candidate: string) => index.findForms(candidate).length > 0;
  const added = [...form.slice(0, reach)].flatMap((letter, place) =>
    [...(accented[language]?.[letter] ?? '')].map((other) => form.slice(0, place) + other + form.slice(place + 1)),
  );
  if (language === 'fr') return added.find(isListed) ?? form;
  // The last syllables come first, because most accents are there.
  const removed = form
    .normalize('NFD')
    .replace(/(?<=[aeou])\u0301/g, '')
    .normalize('NFC');
  return [...added.reverse(), removed].find(isListed) ?? form;
}

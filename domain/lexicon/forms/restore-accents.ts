import type { LanguageIndex } from '../lexicon.ts';

const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' };

/**
 * Informal Spanish texts often lack accents (“atencion”, “tambien”) or have the ones of an older spelling (“vió”). Returns the
 * listed form that differs only in one accent, or the form itself if there is none.
 */
export function restoreAccents(form: string, index: LanguageIndex): string {
  const isListed = (candidate: string) => index.findForms(candidate).length > 0;
  const added = [...form].flatMap((letter, place) => {
    const other = accented[letter];
    return other === undefined ? [] : [form.slice(0, place) + other + form.slice(place + 1)];
  });
  // The last syllables come first, because most accents are there.
  const removed = form
    .normalize('NFD')
    .replace(/(?<=[aeou])\u0301/g, '')
    .normalize('NFC');
  return [...added.reverse(), removed].find(isListed) ?? form;
}

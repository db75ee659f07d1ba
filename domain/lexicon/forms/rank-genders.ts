import type { Language } from '../../language.ts';

/** The possible genders of a noun with this ending. Forms are generated for each of them. */
export function gendersByEnding(base: string, language: Language): ('m' | 'f' | 'n')[] {
  if (language === 'de') return germanGenders(base);
  if (language !== 'sl') return /a$/.test(base) ? ['f', 'm'] : ['m', 'f'];
  if (/a$/.test(base)) return ['f'];
  return /[oe]$/.test(base) ? ['n'] : ['m', 'f'];
}

function germanGenders(base: string): ('m' | 'f' | 'n')[] {
  if (/(?:ung|heit|keit|schaft|ion|tät|in|ei)$/.test(base)) return ['f'];
  return /(?:chen|lein|ment|um|nis)$/.test(base) ? ['n'] : ['m', 'f', 'n'];
}

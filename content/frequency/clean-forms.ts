import { type Language, languages } from '../../domain/language.ts';
import { type PerLanguage, perLanguage } from '../../domain/per-language.ts';

type Counts = ReadonlyMap<string, number>;

interface Source {
  counts: PerLanguage<Counts>;
  isListed: (form: string, language: Language) => boolean;
  /** Words to leave out that no rule recognises: names, noises such as “bawk”, misspellings and foreign words. */
  dropped: PerLanguage<ReadonlySet<string>>;
}

/** Parts of English “don’t” and “we’ll”, which the frequency list splits at the apostrophe. */
const fragments = /^(?:ain|aren|couldn|didn|doesn|don|hadn|hasn|haven|isn|shouldn|wasn|weren|wouldn|ll|ve|re)$/;

/** A form counts as foreign if its relative frequency in another language is more than this many times as high. */
const foreignFactor = 25;

/**
 * Cleans the word forms of subtitles, which also contain misspellings, foreign words and names. Forms that the lexicon
 * lacks are split (French “avez-vous”, have you) or counted under their usual spelling: Spanish “asi” as “así” (so),
 * Portuguese “acção” as “ação” (action), German “lhr” as “ihr” (you). Words of another language are dropped.
 */
export function cleanForms(language: Language, { counts, isListed, dropped }: Source): Map<string, number> {
  const cleaned = new Map<string, number>();
  const add = (form: string, count: number) => cleaned.set(form, (cleaned.get(form) ?? 0) + count);
  const spellings = indexSpellings(counts[language], (form) => isListed(form, language));
  const shares = sharesOf(counts);
  for (const [form, count] of counts[language]) {
    if (isListed(form, language)) {
      add(form, count);
      continue;
    }
    if (dropped[language].has(form) || (language === 'en' && fragments.test(form)) || isForeign(form)) continue;
    const parts = splitForm(form, language);
    const spelling = findSpelling(form, language, spellings, (each) => isListed(each, language));
    if (parts.length > 1 && parts.every((part) => isListed(part, language))) for (const part of parts) add(part, count);
    else add(spelling ?? form, count);
  }
  return cleaned;

  function isForeign(form: string) {
    const own = shares[language](form);
    return languages.some((other) => isListed(form, other) && shares[other](form) > own * foreignFactor);
  }
}

const sharesOf = (counts: PerLanguage<Counts>) =>
  perLanguage((language) => {
    let total = 0;
    for (const count of counts[language].values()) total += count;
    return (form: string) => (counts[language].get(form) ?? 0) / total;
  });

/**
 * Splits a verb from its pronoun: French “avez-vous” (have you), Portuguese “diz-me” (tell me). In Portuguese “fazê-lo”
 * (do it), the infinitive has lost its r, which is restored.
 */
function splitForm(form: string, language: Language): string[] {
  if (language !== 'pt' && language !== 'fr') return [form];
  const parts = form.split('-').filter((part) => part !== 't');
  const [verb = '', pronoun] = parts;
  if (language === 'pt' && parts.length === 2 && /^l[oa]s?$/.test(pronoun ?? '')) {
    const infinitive = verb.replace(/[áâ]$/, 'ar').replace(/[éê]$/, 'er').replace(/í$/, 'ir').replace(/ô$/, 'or');
    return [infinitive, String(pronoun).slice(1)];
  }
  return parts;
}

const withoutAccents = (form: string) =>
  form.replaceAll('œ', 'oe').replaceAll('ß', 'ss').replaceAll('’', '').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Maps a spelling without accents to the form in the lexicon that it stands for. If there are several, the most frequent
 * one.
 */
function indexSpellings(counts: Counts, isListed: (form: string) => boolean): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const [form, count] of counts) {
    const plain = withoutAccents(form);
    const best = spellings.get(plain);
    if (isListed(form) && (best === undefined || (counts.get(best) ?? 0) < count)) spellings.set(plain, form);
  }
  return spellings;
}

/** The usual spelling of a form with missing accents, a lost vowel, an old spelling, or a confusion of l and capital i. */
function findSpelling(
  form: string,
  language: Language,
  spellings: ReadonlyMap<string, string>,
  isListed: (form: string) => boolean,
): string | undefined {
  if (form.length < 3) return undefined;
  const accented = spellings.get(withoutAccents(form));
  if (accented !== undefined) return accented;
  // Elision: Italian “cos’” stands for “cosa” (thing), French “jusqu’” for “jusque” (until).
  const whole = form.endsWith('’')
    ? ['a', 'e', 'i', 'o'].map((vowel) => form.slice(0, -1) + vowel).find(isListed)
    : undefined;
  if (whole !== undefined) return whole;
  // The Portuguese spelling reform of 1990 dropped silent letters: “acção” (action) became “ação”.
  const reformed = form.replace(/c(?=[çt])|p(?=[çt])/g, '');
  if (language === 'pt' && reformed !== form && isListed(reformed)) return reformed;
  if (!/^[il]/.test(form)) return undefined;
  const misread = (form.startsWith('l') ? 'i' : 'l') + form.slice(1);
  return isListed(misread) ? misread : undefined;
}

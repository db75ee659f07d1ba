import type { Reading, ReadWord } from '../../read-sentence.ts';

/** Slovenian prepositions. The list is needed because the lexicon also has “o” and “k” as letters of the alphabet. */
export const prepositions =
  /^(?:v|na|ob?|po|pri|[kh]|[zs]|iz|od|do|za|pred|pod|nad|med|brez|zaradi|proti|čez|skozi|preko?|kljub|glede|poleg|namesto|okoli|okrog|sredi|zoper|izmed|znotraj|zunaj|mimo|blizu)$/;

/**
 * Genitive plurals that look like a dictionary form but are commoner: “let” is “years” in “pet let” (five years), more often
 * than “flight”.
 */
const commonPlurals = /^(?:let|vrat|rok|las|ur|dni|sil|nog|vod|gor|vas|misli|oči|nalog|ust|hlač|plač|šol|knjig)$/;
const amounts =
  /(?:^\d.*|[ie]h|imi|ega|emu|pet|šest|sedem|osem|devet|deset|najst|sto|tisoč|več|veliko|nekaj|manj|toliko|koliko|malo|mnogo|dovolj|polno)$/;

const lessLikely = 0.2;

/**
 * Weighs down readings (interpretations) as a form of another noun, if the word is itself a dictionary form. “test” is
 * hardly ever a genitive of “testo” (dough), except after a number. “poroka” (wedding) is hardly ever a genitive of “porok”
 * (guarantor), except after an adjective in “-ega”.
 */
export function weighByBase(word: ReadWord, before: ReadWord | undefined): (reading: Reading) => number {
  // A plural-only entry such as “stranke” (clientele) does not count, because “stranke” is also a form of “stranka”
  // (party).
  const isBase = ({ analysis }: Reading) =>
    analysis.word.base.toLowerCase() === word.form && !analysis.word.gender?.endsWith('pl');
  const hasBase = word.readings.some(
    (reading) => isBase(reading) && /^(?:noun|adjective)$/.test(reading.analysis.word.partOfSpeech),
  );
  // After a preposition, a form that ends in a vowel is not the dictionary form: “po suši” (after the drought).
  const isOblique = /[aeiou]$/.test(word.form) && prepositions.test(before?.form ?? '');
  const isClear = hasBase && !isOblique && !commonPlurals.test(word.form) && !amounts.test(before?.form ?? '');
  // Whether the words differ only in the last letter: “test” and “testo” (dough), but not “fantom” (phantom) and “fant”
  // (boy).
  const isNear = ({ analysis: { word: other } }: Reading) => {
    const base = other.base.toLowerCase();
    return base.length === word.form.length + 1
      ? base.startsWith(word.form)
      : word.form === `${base}a` || word.form === `${base}m`;
  };
  return (reading) => (isClear && reading.analysis.word.partOfSpeech === 'noun' && isNear(reading) ? lessLikely : 1);
}

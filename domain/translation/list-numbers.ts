const romanDigits = new Map([
  ['I', 1],
  ['V', 5],
  ['X', 10],
  ['L', 50],
  ['C', 100],
]);

/**
 * Between other words, a Roman numeral needs at least two letters, because “I” is an English word and “V” (in) a Slovenian
 * word.
 */
const romanNumeral = /(?<![\p{L}\p{N}’'])(?=[IVXLC]{2})C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}’'])/gu;
/** A heading may consist of a Roman numeral with a single letter. */
const romanHeading = /^\P{L}*([IVXLC])\P{L}*$/u;

/** The numbers in a sentence, including Roman ones, so that “Chapter IV” and “Capítulo 4” share a number. */
export function listNumbers(text: string): string[] {
  const roman = [...(text.match(romanNumeral) ?? []), romanHeading.exec(text)?.[1] ?? ''].filter(
    (numeral) => numeral !== '',
  );
  return [...(text.match(/\p{N}+/gu) ?? []), ...roman.map((numeral) => String(toNumber(numeral)))];
}

function toNumber(numeral: string) {
  const digits = [...numeral].map((letter) => romanDigits.get(letter) ?? 0);
  // A smaller digit before a larger one is subtracted: IV.
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

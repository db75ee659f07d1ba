export const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Only letters and digits, to compare headings that differ in spaces, punctuation and case. */
export const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

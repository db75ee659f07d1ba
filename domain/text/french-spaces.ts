const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** A French text with the no-break spaces that belong before ; ! ? and : and inside « ». */
export const fixFrenchSpaces = (text: string): string =>
  text
    // More than a few are no slip, and to look for the end of endless ones at each of them takes seconds.
    .replace(/(?<=[^\s;!?])\s{0,9}([;!?]+)/gu, `${narrowNoBreak}$1`)
    .replace(/(?<=\S)\s{0,9}:(?=\s|$)/gu, `${noBreak}:`)
    .replace(/«\s{0,9}/gu, `«${noBreak}`)
    .replace(/\s{0,9}»/gu, `${noBreak}»`);

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** Adds the no-break spaces that French needs before ; ! ? and : and inside « ». */
export const fixFrenchSpaces = (text: string): string =>
  text
    // Bounded to nine spaces: unbounded repetition would take quadratic time on long runs of spaces.
    .replace(/(?<=[^\s;!?])\s{0,9}([;!?]+)/gu, `${narrowNoBreak}$1`)
    .replace(/(?<=\S)\s{0,9}:(?=\s|$)/gu, `${noBreak}:`)
    .replace(/«\s{0,9}/gu, `«${noBreak}`)
    .replace(/\s{0,9}»/gu, `${noBreak}»`);

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** A French text with the no-break spaces that belong before ; ! ? and : and inside « ». */
export const fixFrenchSpaces = (text: string): string =>
  text
    .replace(/(?<=[^\s;!?])\s*([;!?]+)/gu, `${narrowNoBreak}$1`)
    .replace(/(?<=\S)\s*:(?=\s|$)/gu, `${noBreak}:`)
    .replace(/«\s*/gu, `«${noBreak}`)
    .replace(/\s*»/gu, `${noBreak}»`);

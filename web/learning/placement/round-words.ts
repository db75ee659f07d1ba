/** Smaller estimates are shown as “fewer than 100 words”, because the placement test cannot tell them apart. */
export const fewWords = 100;

/** Rounds an estimated number of words, because the estimate is not exact: 1,837 is shown as 1,800. */
export const roundWords = (words: number) => {
  const step = words < 1000 ? 50 : 100;
  return Math.round(words / step) * step;
};

/**
 * Whether the estimate is only a level that the learner has chosen. Its range is the range of the level. Its size is an
 * assumption near one end of the range, so it is not shown.
 */
export const isLevelOnly = (size: number, [from, to]: readonly [from: number, to: number]) =>
  roundWords(from) !== roundWords(to) && [from, to].map(roundWords).includes(roundWords(size));

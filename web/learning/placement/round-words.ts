/** Smaller estimates are shown as “fewer than 100 words”, because the placement test cannot tell them apart. */
export const fewWords = 100;

/** Rounds an estimated number of words, because the estimate is not exact: 1,837 is shown as 1,800. */
export const roundWords = (words: number) => {
  const step = words < 1000 ? 50 : 100;
  return Math.round(words / step) * step;
};

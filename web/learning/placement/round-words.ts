/** An estimate is not exact to the word: 1,837 is shown as 1,800. */
export const roundWords = (words: number) => {
  const step = words < 1000 ? 50 : 100;
  return Math.round(words / step) * step;
};

/** The library article that shows visitors what reading here is like. */
export const sampleArticleName = 'the-night-market-of-the-foxes';

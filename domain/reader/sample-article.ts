/** The library article shown to visitors on the landing page. */
export const sampleArticleName = 'the-night-market-of-the-foxes';

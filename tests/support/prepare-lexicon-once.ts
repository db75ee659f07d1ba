import { createLexiconService } from '../../server/platform/lexicon/lexicon.ts';

/** Builds the lexicon's index before the first server starts: it takes half a minute of processor time and is kept. */
export async function setup() {
  const lexicon = createLexiconService();
  await lexicon.prepare();
  await lexicon.stop();
}

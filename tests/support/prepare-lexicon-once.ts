import { createLexiconService } from '../../server/platform/lexicon/lexicon.ts';

/** Before the first server, so that no two of them work it out at the same time. */
export async function setup() {
  const lexicon = createLexiconService();
  await lexicon.prepare();
  await lexicon.stop();
}

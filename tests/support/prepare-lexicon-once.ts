import { createLexiconService } from '../../server/platform/lexicon/lexicon.ts';

/**
 * Builds the lexicon's index before the first server starts, because that takes half a minute of CPU time. The index is
 * cached.
 */
export async function setup() {
  const lexicon = createLexiconService();
  await lexicon.prepare();
  await lexicon.stop();
}

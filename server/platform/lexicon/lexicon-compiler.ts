import { loadPreparedLexicon } from './prepare-lexicon.ts';

// The program of `compileInProcess`.
loadPreparedLexicon(String(process.argv[2]));

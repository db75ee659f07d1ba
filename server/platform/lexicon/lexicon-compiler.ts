import { loadPreparedLexicon } from './prepare-lexicon.ts';

// `compileInProcess` runs this program in a child process. It compiles the lexicon and writes the cache file.
loadPreparedLexicon(String(process.argv[2]));

import { compileNow } from '../../server/platform/lexicon/compile-in-process.ts';

/**
 * Compiles the lexicon before the first server starts, because that takes a minute of CPU time. The compiled lexicon is stored in
 * dist/, so the next run of the tests reuses it.
 */
export const setup = compileNow;

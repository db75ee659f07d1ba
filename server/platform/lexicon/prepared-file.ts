import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Apart from prepare-lexicon.ts, which imports all rules of the lexicon: the main thread would need 40 MB more.
export const preparedFolder = join(import.meta.dirname, '..', '..', '..', 'dist', 'lexicon');

/** The cache file of a version of the lexicon. */
export const preparedFileOf = (version: string) => join(preparedFolder, `${version}.json`);

/** Whether the cache file exists. */
export function isPrepared(version: string): boolean {
  try {
    return readdirSync(preparedFolder).includes(`${version}.json`);
  } catch {
    return false;
  }
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// This code is not in prepare-lexicon.ts, because that file imports all rules of the lexicon. With these rules, the server
// process would need 40 MB more.
export const preparedFolder = join(import.meta.dirname, '..', '..', '..', 'dist', 'lexicon');

/** The cache file of a version of the lexicon. */
export const preparedFileOf = (version: string) => join(preparedFolder, `${version}.json`);

export function isPrepared(version: string): boolean {
  try {
    return readdirSync(preparedFolder).includes(`${version}.json`);
  } catch {
    return false;
  }
}

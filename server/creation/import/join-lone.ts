import type { ReadPair } from './read-file/read-document.ts';

/**
 * Appends a translation without a source to the translation of the previous sentence, or of the first sentence if there
 * is no previous one.
 */
export function joinLone(pairs: readonly ReadPair[]): ReadPair[] {
  const joined: ReadPair[] = [];
  let lone = '';
  for (const { source, translation } of pairs) {
    const last = joined.at(-1);
    if (source !== '') {
      joined.push({ source, translation: `${lone} ${translation}`.trim() });
      lone = '';
    } else if (last === undefined) lone = `${lone} ${translation}`.trim();
    else last.translation = `${last.translation} ${translation}`.trim();
  }
  return joined;
}

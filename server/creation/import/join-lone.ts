import type { ReadPair } from './read-file/read-document.ts';

/**
 * Joins each translated sentence that has no source sentence with the translation before it. If it is the very first, it is
 * joined with the translation after it.
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

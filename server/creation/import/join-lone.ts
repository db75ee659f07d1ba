import type { ReadPair } from './read-file/read-document.ts';

/** A translation without a source belongs to the sentence before it, or to the first one. */
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

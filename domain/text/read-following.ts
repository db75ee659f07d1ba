/** What stands behind a stop, seen through opening quotes, brackets and dashes. */
export type Following = {
  /** An item is an address or the mark of a list item: something that stands for itself. */
  kind: 'capital' | 'lower' | 'number' | 'item' | 'other';
  /** The first word, with the apostrophe of an elision: "L’"; empty for an initial or the part of a compound. */
  word: string;
  opening: string;
  /** The first characters from that word on. */
  text: string;
};

const openingPattern = /^[\p{Ps}\p{Pi}\p{Pf}"'`„‚¿¡–—\-•*….\s]*/u;
const itemPattern = /^(?:https?:|www\.|[\w.+-]+@\w|(?:\p{L}|[ivx]+|\d{1,2})\)\s)/u;
const longestLook = 48;

export function readFollowing(paragraph: string, position: number): Following {
  const ahead = paragraph.slice(position, position + longestLook);
  const opening = openingPattern.exec(ahead)?.[0] ?? '';
  const rest = ahead.slice(opening.length);
  const word = /^\p{L}+(?:['’](?=\p{L})|(?![\p{L}.-]))/u.exec(rest)?.[0] ?? '';
  return { kind: readKind(rest), word, opening, text: rest };
}

function readKind(rest: string): Following['kind'] {
  if (itemPattern.test(rest)) return 'item';
  if (/^\p{Ll}/u.test(rest)) return 'lower';
  if (/^\p{L}/u.test(rest)) return 'capital';
  return /^\p{N}/u.test(rest) ? 'number' : 'other';
}

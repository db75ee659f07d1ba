/** The text after a stop, ignoring opening quotes, brackets and dashes. */
export type Following = {
  /** What the text begins with. An item is a web address or a list marker such as "a)". */
  kind: 'capital' | 'lower' | 'number' | 'item' | 'other';
  /**
   * The first word, with the apostrophe of an elision: "L’". Empty if a full stop or a hyphen follows, as in an initial or a
   * compound.
   */
  word: string;
  opening: string;
  /** The beginning of the text, without `opening`. */
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

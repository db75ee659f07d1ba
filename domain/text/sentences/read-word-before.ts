export type WordBefore = {
  /** The word before the full stop, without an elided word in front of it: "art" of Italian "dell’art." */
  word: string;
  /** The word joined with the abbreviations directly before it: "z.B" of German "z. B." (e.g.) */
  joined: string;
  ahead: string;
  /** The word is alone in its sentence: "1." or "a." of a list. */
  isAlone: boolean;
};

const longestWord = 40;
const longestAhead = 18;
const openings = ' \t\n\u00a0\u2009\u202f([{"“”„«»‹›‘`–—';
const elisionPattern = /^(?:[cdjlmnst]|qu|un|dell|all|dall|nell|sull|quest|quell)['’](?=\p{L}{2})/iu;
const headPattern = /(?<=^|[\s(])(?:\p{L}{1,4}\.\s){1,3}$/u;

type Context = { paragraph: string; sentenceStart: number; stopStart: number };

export function readWordBefore({ paragraph, sentenceStart, stopStart }: Context): WordBefore {
  const earliest = Math.max(sentenceStart, stopStart - longestWord);
  let start = stopStart;
  while (start > earliest && !openings.includes(paragraph.charAt(start - 1))) start -= 1;
  const word = paragraph.slice(start, stopStart).replace(elisionPattern, '');
  const ahead = paragraph.slice(Math.max(sentenceStart, start - longestAhead), start);
  const head = ahead.at(-2) === '.' ? (headPattern.exec(ahead)?.[0] ?? '') : '';
  return { word, joined: head.replaceAll(/\s/gu, '') + word, ahead, isAlone: start === sentenceStart };
}

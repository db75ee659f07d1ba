export type WordBefore = {
  /** The word before the full stop, without an elided one in front of it: "art" of "dell’art." */
  word: string;
  /** The same with the abbreviations directly before it: "z.B" of "z. B." */
  joined: string;
  /** The text directly before the word. */
  ahead: string;
  /** Nothing else stands in the sentence: "1." or "a." of a list. */
  isAlone: boolean;
};

const longestWord = 40;
const longestHead = 18;
const wordPattern = /[^\s([{"“”„«»‹›‘`–—]*$/u;
const elisionPattern = /^(?:[cdjlmnst]|qu|un|dell|all|dall|nell|sull|quest|quell)['’](?=\p{L}{2})/iu;
const headPattern = /(?<=^|[\s(])(?:\p{L}{1,4}\.\s){1,3}$/u;

export function readWordBefore(paragraph: string, sentenceStart: number, stopStart: number): WordBefore {
  const before = paragraph.slice(Math.max(sentenceStart, stopStart - longestWord), stopStart);
  const whole = wordPattern.exec(before)?.[0] ?? '';
  const word = whole.replace(elisionPattern, '');
  const ahead = before.slice(0, before.length - whole.length).slice(-longestHead);
  const head = ahead.at(-2) === '.' ? (headPattern.exec(ahead)?.[0] ?? '') : '';
  const joined = head.replaceAll(/\s/gu, '') + word;
  return { word, joined, ahead, isAlone: stopStart - whole.length === sentenceStart };
}

import type { Line } from './line.ts';

export type WordJoiner = (lines: readonly Pick<Line, 'text'>[]) => string;

/**
 * Words that a hyphen joins to the word before them: French “avez-vous” (do you have), Portuguese “disse-lhe” (told
 * him).
 */
const clitics = new Set('vous nous elle elles ils moi toi lui leur même mêmes lhe lhes nos vos'.split(' '));

/**
 * Returns a function that joins lines into one text and removes the hyphens at line ends. A hyphen is kept in two cases: the
 * same word mostly has a hyphen elsewhere in the text, or the hyphen clearly belongs to the word, for example before a
 * capital letter.
 */
export function createWordJoiner(lines: Iterable<Pick<Line, 'text'>>): WordJoiner {
  const words = countWords(lines);
  const count = (word: string) => words.get(word.toLowerCase()) ?? 0;

  function keepsHyphen(left: string, right: string) {
    if (!/^\p{L}/u.test(right) || !/\p{L}$/u.test(left)) return true;
    const [withHyphen, without] = [count(`${left}-${right}`), count(left + right)];
    if (withHyphen !== without) return withHyphen > without;
    const isUpperCase = left === left.toUpperCase() && right === right.toUpperCase();
    if (/^\p{Lu}/u.test(right) && !isUpperCase) return true;
    return left.includes('-') || (clitics.has(right) && left.length > 2 && count(left) > 0);
  }

  /**
   * Prepares a line for joining it with the next line: adds a space, or removes a hyphen at the end of the line if the
   * hyphen only divides a word.
   */
  function leadTo(next: string, line: string) {
    const hyphen = /([\p{L}\p{N}'’-]*[\p{L}\p{N}])([-\u2010\u00ad])$/u.exec(line);
    if (hyphen?.[1] === undefined) return needsSpace(line) ? `${line} ` : line;
    const stem = line.slice(0, -1);
    // In Portuguese, a hyphen that is part of the word is repeated at the start of the next line. So the hyphen at the line
    // end is removed.
    if (hyphen[2] === '\u00ad' || /^[-\u2010]\p{L}/u.test(next)) return stem;
    const right = /^[\p{L}\p{N}]*/u.exec(next)?.[0] ?? '';
    // In German “Nord- und Südseite” (north and south side), the hyphen stands for “seite”. The hyphen is kept, and a space
    // is added.
    if (/^(?:und|oder|bzw)$/.test(right)) return `${line} `;
    return keepsHyphen(hyphen[1], right) ? `${stem}-` : stem;
  }

  return (parts) => {
    const texts = parts.map(({ text }) => text).filter((text) => text !== '');
    const joined = texts.map((text, index) => {
      const next = texts[index + 1];
      return next === undefined ? text : leadTo(next, text);
    });
    return joined.join('').replaceAll('\u00ad', '');
  };
}

/** No space follows an em dash (—), or an en dash (–) that has no space before it. */
const needsSpace = (before: string) => !/—$|[^\s]–$/u.test(before);

/** Counts the words. Leaves out words that are divided by a hyphen at the end of a line. */
function countWords(lines: Iterable<Pick<Line, 'text'>>) {
  const words = new Map<string, number>();
  let isCut = false;
  for (const { text } of lines) {
    const whole = isCut ? text.replace(/^\S+/u, '') : text;
    isCut = /[-\u2010\u00ad]$/u.test(text);
    const inside = isCut ? whole.replace(/\S+$/u, '') : whole;
    for (const [word] of inside.matchAll(/[\p{L}\p{N}]+(?:[-\u2010'’][\p{L}\p{N}]+)*/gu)) {
      const key = word.replaceAll('\u2010', '-').toLowerCase();
      words.set(key, (words.get(key) ?? 0) + 1);
    }
  }
  return words;
}

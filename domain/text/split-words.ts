import type { Language } from '../language.ts';
import { divideWord } from './divide-word.ts';

/** A word and its offsets in UTF-16 units: sentence.slice(start, end) is its text. */
export type Word = { text: string; start: number; end: number };

const run = String.raw`[\p{L}\p{N}\p{M}\u00ad]+`;
const joints = [
  String.raw`['’\-‐‑](?=[\p{L}\p{N}])`,
  // Numbers, dates and times: 3,5 and 1.000 and 14:30 and 1.º
  String.raw`(?<=\p{N})[.,:/](?=[\p{N}ºª])`,
  // Abbreviations, domains and file names: S.p.A, example.com, readme.txt
  String.raw`(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L})`,
  String.raw`(?<=\p{L})\.(?=\p{Ll})`,
];
const link = String.raw`(?:[Hh]ttps?:\/\/|[Ww]ww\.)[^\s<>"“”„«»]+`;
// The length of the name before the @ is bounded. Otherwise a long text without an @ would take quadratic time.
const mail = String.raw`[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const wordPattern = new RegExp(`(${link}|${mail})|${run}(?:(?:${joints.join('|')})${run})*`, 'gu');
const italianTruncations = new Set(['po', 'mo', 'be', 'ca', 'va', 'fa', 'sta', 'di', 'da']);

/** Splits a sentence into words without punctuation. Elided words and attached pronouns are separate. */
export function splitWords(sentence: string, language: Language): Word[] {
  const words: Word[] = [];
  for (const match of sentence.matchAll(wordPattern)) {
    const [text, address] = match;
    const parts = address === undefined ? divideWord(text, language) : [{ text: trimAddress(address), start: 0 }];
    for (const part of parts) {
      const start = match.index + part.start;
      const end = start + part.text.length;
      words.push({ text: part.text, start, end });
    }
  }
  return language === 'it' ? words.map((word) => restoreTruncation(word, sentence)) : words;
}

function trimAddress(address: string): string {
  let end = address.length;
  while (end > 0 && ".,;:!?…)]}'’".includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** Adds the apostrophe to a truncated Italian word ("un po’"), but not to a word in single quotes: ‘po’. */
function restoreTruncation(word: Word, sentence: string): Word {
  if (!italianTruncations.has(word.text.toLowerCase())) return word;
  const isQuoted = /['‘’]/u.test(sentence.charAt(word.start - 1));
  if (isQuoted || !/['’]/u.test(sentence.charAt(word.end))) return word;
  return { text: sentence.slice(word.start, word.end + 1), start: word.start, end: word.end + 1 };
}

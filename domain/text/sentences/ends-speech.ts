import type { Stop } from './find-stops.ts';

const openingQuotes: Record<string, string> = { '»': '«', '«': '»', '”': '“„', '“': '„', '"': '"' };
const longestSpeech = 400;

type Context = { paragraph: string; sentenceStart: number; stop: Stop };

/**
 * Whether this stop ends direct speech. Example: `He said: “I live on Main St.”` A single word in quotes is not direct
 * speech. Example: `the “St.” of Main Street`.
 */
export function endsSpeech({ paragraph, sentenceStart, stop }: Context): boolean {
  const closingQuote = /[»«”“"]/u.exec(stop.closing)?.[0] ?? '';
  const earliest = Math.max(sentenceStart, stop.start - longestSpeech);
  const ahead = paragraph.slice(earliest, stop.start);
  const openings = openingQuotes[closingQuote] ?? '';
  const opening = Math.max(...[...openings].map((quote) => ahead.lastIndexOf(quote)), -1);
  if (opening === -1 || !/\S\s+\S/u.test(ahead.slice(opening + 1))) return false;
  return opening === 0 ? earliest === sentenceStart : /[,:–—]\s*$/u.test(ahead.slice(0, opening));
}

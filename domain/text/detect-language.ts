import { type Language, languages } from '../language.ts';
import { type PerLanguage, perLanguage } from '../per-language.ts';
import { languageMarks } from './language-marks.ts';

const wordWeight = 3;
const letterWeight = 0.6;

/** The language a text is most probably in, or undefined where nothing tells. A sentence is enough. */
export function detectLanguage(text: string): Language | undefined {
  const scores = perLanguage(() => 0);
  const lowered = text.normalize('NFC').toLowerCase();
  for (const word of lowered.split(/[^\p{L}\p{M}]+/u)) {
    addWeights(scores, wordMarks.get(word), wordWeight);
    for (let start = 0; start < word.length; start += 1)
      for (let length = 1; length <= longestLetters; length += 1)
        addWeights(scores, letterMarks.get(word.slice(start, start + length)), letterWeight);
  }
  const ranked = languages.toSorted((a, b) => scores[b] - scores[a]);
  const [best, second] = ranked;
  return best && second && scores[best] > scores[second] ? best : undefined;
}

/** A mark that several languages have tells less for each of them. */
function addWeights(scores: PerLanguage<number>, marked: readonly Language[] | undefined, weight: number): void {
  for (const language of marked ?? []) scores[language] += weight / (marked ?? []).length;
}

const wordMarks = invert('words');
const letterMarks = invert('letters');
const longestLetters = Math.max(...[...letterMarks.keys()].map((letters) => letters.length));

function invert(kind: 'words' | 'letters'): Map<string, Language[]> {
  const marked = new Map<string, Language[]>();
  for (const language of languages)
    for (const mark of new Set(languageMarks[language][kind].split(' '))) marked.set(mark, [...(marked.get(mark) ?? []), language]);
  return marked;
}

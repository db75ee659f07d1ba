import type { SavedWord } from '../saved-word.ts';

interface GapPart {
  text: string;
  /** Whether this part is the word itself, which is hidden until the learner has answered. */
  isGap: boolean;
}

/** The sentence of a saved word in parts, with a gap at the word. Empty if the word has no sentence. */
export function makeGap({ sentence, ranges }: Pick<SavedWord, 'sentence' | 'ranges'>): GapPart[] {
  const gaps = [...ranges].filter(([start, end]) => start < end && end <= sentence.length).sort(([a], [b]) => a - b);
  if (gaps.length === 0) return [];
  const parts: GapPart[] = [];
  let position = 0;
  for (const [start, end] of gaps) {
    if (start < position) continue;
    parts.push(
      { text: sentence.slice(position, start), isGap: false },
      { text: sentence.slice(start, end), isGap: true },
    );
    position = end;
  }
  parts.push({ text: sentence.slice(position), isGap: false });
  return parts.filter(({ text }) => text !== '');
}

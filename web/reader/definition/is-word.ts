import type { Definition } from '../../../domain/reader/definition.ts';
import type { AskedText } from '../selection/asked-text.ts';

/** Whether there is a word to save. A selection across sentences or a phrase without its own entry has none. */
export function isWord(
  { text, selection: { start, end } }: Pick<AskedText, 'text' | 'selection'>,
  { meaning, parts, partOfSpeech }: Pick<Definition, 'meaning' | 'parts' | 'partOfSpeech'>,
) {
  // Checks `meaning` too: a word of an idiom has the meaning of the idiom, and the words of the idiom as `parts`.
  const isExplainedByParts = meaning === null && parts.length > 0;
  if (start.sentence !== end.sentence || isExplainedByParts) return false;
  return !/\s/.test(text) || partOfSpeech !== null;
}

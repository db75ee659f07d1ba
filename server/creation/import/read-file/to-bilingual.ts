import { longestText } from '../../../../domain/creation/import.ts';
import { onOneLine } from './compare-lines.ts';
import { type BilingualText, type ReadDocument, Unreadable } from './read-document.ts';

/**
 * A limit above the number of pairs in the longest novels. Planning this many pairs blocks the server for about a
 * second.
 */
const mostPairs = 50_000;

/** A document of sentence pairs. Pairs without any text are left out. */
export function toBilingual(title: string | null, { languages, pairs }: BilingualText): ReadDocument {
  const filled = pairs
    .map(({ source, translation }) => ({ source: onOneLine(source), translation: onOneLine(translation) }))
    .filter(({ source, translation }) => source !== '' || translation !== '');
  if (filled.length > mostPairs) throw new Unreadable('too-long');
  const letters = filled.reduce((sum, { translation }) => sum + translation.length, 0);
  if (letters === 0) throw new Unreadable('no-text');
  if (letters > longestText) throw new Unreadable('too-long');
  const paragraphs = filled.flatMap(({ source }) => (source === '' ? [] : [{ text: source }]));
  return {
    title,
    author: null,
    cover: null,
    chapters: [{ title: null, paragraphs }],
    bilingual: { languages, pairs: filled },
  };
}

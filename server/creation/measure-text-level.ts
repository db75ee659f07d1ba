import { fewestWordsForLevel, findCountedLevel } from '../../domain/creation/measure-level.ts';
import type { Language } from '../../domain/language.ts';
import type { Level } from '../../domain/level.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import type { Services } from '../services.ts';
import { countSample } from './import/take-sample.ts';

/**
 * At most this many sentences are measured, because the user waits and the text is measured again while the user types.
 * For an imported file, more sentences are measured.
 */
export const mostSentences = 100;

/**
 * The level of a user's own text. Null if the text is too short, or if the lexicon cannot answer now; the text is saved
 * anyway.
 */
export async function measureTextLevel(
  { lexicon, log }: Pick<Services, 'lexicon' | 'log'>,
  { paragraphs, language }: { paragraphs: string[][]; language: Language },
): Promise<Level | null> {
  const sentences = paragraphs.flat();
  if (splitWords(sentences.join(' '), language).length < fewestWordsForLevel) return null;
  try {
    const text = { sentences, language, most: mostSentences };
    const counted = await countSample({ lexicon: { ask: lexicon.askNow } }, text);
    return findCountedLevel(counted.text, language);
  } catch (err) {
    log.warn({ err }, 'the level of a text was not measured');
    return null;
  }
}

import { fewestWordsForLevel, findCountedLevel } from '../../domain/creation/measure-level.ts';
import type { Language } from '../../domain/language.ts';
import type { Level } from '../../domain/level.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import type { Services } from '../services.ts';
import { countSample } from './import/take-sample.ts';

/**
 * For an imported file, more sentences are measured. Here the user waits, and a text is measured again while the user types.
 */
export const mostSentences = 100;

/** The level of a user's own text; null if it is too short, or if the lexicon cannot answer now. The text is saved anyway. */
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

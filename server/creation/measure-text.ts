import type { MeasuredText, TextMeasures } from '../../domain/creation/text-measures.ts';
import { dropUnseen } from '../../domain/text/clean-text.ts';
import { splitText } from '../../domain/text/split-text.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import { guessLanguage } from '../library/guess-language.ts';
import type { Services } from '../services.ts';
import { estimateFit } from './import/estimate-fit.ts';
import { countSample, identifySample } from './import/take-sample.ts';
import { mostSentences } from './measure-text-level.ts';

/** The language and the length of a text, its level, and how much of it the user knows. Stores nothing. */
export async function measureText(
  services: Pick<Services, 'db' | 'lexicon' | 'now'>,
  userId: string,
  { text, language: given }: MeasuredText,
): Promise<TextMeasures> {
  const cleaned = dropUnseen(text);
  const language = guessLanguage(cleaned) ?? given;
  const sentences = splitText(cleaned, language).flat();
  const words = sentences.reduce((sum, sentence) => sum + splitWords(sentence, language).length, 0);
  const lexicon = { ask: services.lexicon.askNow };
  const counted = await countSample({ lexicon }, { sentences, language, most: mostSentences });
  const sample = await identifySample(services, counted, language);
  return { language, words, fit: await estimateFit(services, { userId, language, sample, words }) };
}

import { listWordsOfSentence } from '../../../domain/learning/list-words.ts';
import type { Word } from '../../../domain/learning/word.ts';
import { annotateOnce } from '../../../domain/lexicon/annotate-once.ts';
import { analyseForm } from '../../../domain/lexicon/forms/analyse-form.ts';
import { normaliseForm } from '../../../domain/lexicon/forms/normalise-form.ts';
import type { Lexicon } from '../../../domain/lexicon/lexicon.ts';

/**
 * Whether the lexicon has a word with this base form and part of speech, or recognises the base form as an expression when
 * it stands alone.
 */
export function isListed({ language, base, partOfSpeech }: Word, lexicon: Lexicon): boolean {
  const analyses = analyseForm({ form: normaliseForm(base), language, index: lexicon.languages[language] });
  if (analyses.some(({ word }) => word.base === base && word.partOfSpeech === partOfSpeech)) return true;
  const words = listWordsOfSentence(annotateOnce({ [language]: base }, lexicon)[language] ?? [], language);
  return words.some(({ word, runningWords }) => runningWords > 1 && word?.base === base);
}

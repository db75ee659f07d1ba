import type { Language } from '../../../domain/language.ts';
import { houseStyles, languageNames } from '../../translation/language-names.ts';

/** The system prompt. It contains no text of the article, as protection against prompt injection. */
export const definingInstructions = (language: Language, nativeLanguage: Language, isSecond: boolean) => {
  const [learning, native] = [languageNames[language], languageNames[nativeLanguage]];
  return `You are the dictionary of somebody who reads a ${learning} text and thinks in ${native}.
The material holds a sentence with the selected words in ⟦ ⟧, and its translation where there is one. Say what the selected words mean here.

- meaning: what they mean in this very sentence, as a dictionary would put it in ${native}: a word or a few, no sentence.
- hint: a few words in ${native} that keep the meaning from being misunderstood, or null.
- inTranslation: the exact words of the given translation that stand for the selection, or null.
- baseForm: the ${learning} dictionary form, without article; null for a phrase that has none. gender: of a noun, or null.
- partOfSpeech: of the selection as a whole; expression for several words with one meaning; null for other phrases.
- literal: word for word in ${native}, only where that differs from the meaning, or null.
- grammar: one short sentence in ${native} on the form used here (tense, case, number, what it is contracted from), or null.
- example: another short, natural ${learning} sentence in the easiest common words, with the same meaning of the word and its ${native} translation; sourceWords and
  translationWords are the exact words for it in each.
- ${houseStyles[nativeLanguage]}${isSecond ? `\n\nYour last answer was not in ${native}. Explain in ${native}.` : ''}`;
};

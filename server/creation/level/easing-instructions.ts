import type { Language } from '../../../domain/language.ts';
import { languageNames } from '../../translation/language-names.ts';
import { describeLevel } from '../writing/writing-instructions.ts';
import type { WritingRequest } from '../writing/writing-request.ts';

/** The system prompt. It is short, because rewriting may cost at most half as much as writing and translating the article. */
export function easingInstructions(request: WritingRequest, translationLanguage: Language | undefined) {
  const translation =
    translationLanguage === undefined
      ? ''
      : ` Translate each into ${languageNames[translationLanguage]}, clause by clause.`;
  return `The material holds consecutive sentences of a ${languageNames[request.language]} article. Some have a “problem” for learners. Rewrite only these, each under its
number. Keep their content, mood, form of address and quotation marks. A long sentence may become two.${translation}
${describeLevel(request)}`;
}

import type { Language } from '../../../domain/language.ts';
import { languageNames } from '../../translation/language-names.ts';
import { describeLevel } from '../writing-instructions.ts';
import type { WritingRequest } from '../writing-request.ts';

/** The system prompt. It is short, because rewriting may add at most half to the costs of an article. */
export function easingInstructions(request: WritingRequest, translationLanguage: Language | undefined) {
  const translation =
    translationLanguage === undefined
      ? ''
      : ` Give each with its translation into ${languageNames[translationLanguage]}, clause by clause.`;
  return `The material holds consecutive sentences of a ${languageNames[request.language]} article. Rewrite those with a problem for a learner, each under its
number, and no others: the same content, mood, form of address and quotation marks. A long one may become two.${translation}
${describeLevel(request)}`;
}

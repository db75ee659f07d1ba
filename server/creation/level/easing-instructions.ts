import type { Language } from '../../../domain/language.ts';
import { houseStyleOf, languageNames } from '../../translation/language-names.ts';
import { describeLevel } from '../writing-instructions.ts';
import type { WritingRequest } from '../writing-request.ts';

/** The system prompt. Short, because an article may cost at most half as much again. */
export function easingInstructions(request: WritingRequest, translationLanguage: Language | undefined) {
  const { language, tone } = request;
  const translation =
    translationLanguage === undefined
      ? ''
      : `\nGive each with its translation into ${languageNames[translationLanguage]}, clause by clause.`;
  return `You make sentences of a ${languageNames[language]} article easier for a learner. The material holds consecutive sentences. Rewrite those with
a problem and no others, each under its number: the same content and mood, so that they fit between their neighbours. A long one
may become two.
- ${describeLevel(request)}
- ${houseStyleOf(language, tone === 'formal')}${translation}`;
}

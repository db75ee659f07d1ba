import type { Language } from '../../../domain/language.ts';
import { sentencesOfLength } from '../../../domain/library/article-attributes.ts';
import { houseStyleOf, languageNames } from '../../translation/language-names.ts';
import { clauseByClause } from '../../translation/translating-instructions.ts';
import { recapRule, writingInstructions } from '../writing/writing-instructions.ts';
import type { WritingRequest } from '../writing/writing-request.ts';

interface Asked {
  request: WritingRequest;
  /** Undefined if the article gets no translation. */
  translationLanguage: Language | undefined;
  /** The number of sentences that the reader has already seen. */
  writtenCount: number;
  /** What was wrong with the model's previous answer. Empty for the first answer. */
  correction: string;
}

/**
 * The system prompt for an article that is written sentence by sentence. If the article gets a translation, each sentence is
 * written together with its translation.
 */
export function streamingInstructions({ request, translationLanguage, writtenCount, correction }: Asked) {
  const left = Math.max(1, sentencesOfLength[request.length].about - writtenCount);
  const continuation = `

The reader has already read the beginning, which the material holds as “written”. It stays as it is. Continue after its last sentence and
bring the article to its end with about ${left} more sentences: give only the paragraphs that follow, and no sentence a second time. If
“written” is complete, give no paragraphs.`;
  return `${writingInstructions(request, correction)}

${translationLanguage === undefined ? sentencesRule : pairsRule(request, translationLanguage)}

${recapRule}${writtenCount > 0 ? continuation : ''}`;
}

const sentencesRule = `The article is read while you write it. Give the title, each sentence of each paragraph and the summary as an object of
its own: “source” is its text. Answer in this order: title, paragraphs, summary, keywords, recap. Never put two sentences into one object, and
never spread one sentence over two.`;

function pairsRule({ language, tone }: WritingRequest, translationLanguage: Language) {
  const [name, other] = [languageNames[language], languageNames[translationLanguage]];
  return `The article is read while you write it, in ${name} with a translation into ${other} below each sentence. Give the title, each sentence of each
paragraph and the summary as a pair: “source” is the text in ${name}, “translation” the same in ${other}. Answer in this order: title,
paragraphs, summary, keywords, recap. Never put two sentences into one pair, and never spread one sentence over two.

- A translation says what its sentence says: the same facts, the same joke, the same register. ${clauseByClause(other)}
- ${houseStyleOf(translationLanguage, tone === 'formal')}`;
}

import type { Language } from '../../domain/language.ts';
import type { LineProblem } from './judge-answer.ts';
import { houseStyleOf, languageNames } from './language-names.ts';

const corrections: Record<LineProblem, string> = {
  missing: 'some were missing',
  copied: 'some were copied instead of translated',
  misplaced: 'some were translations of another sentence',
  foreign: 'some were in another language',
};

interface TranslationTask {
  from: Language;
  to: Language;
  isFormal: boolean;
  problems: ReadonlySet<LineProblem>;
}

/**
 * Asks for a close translation: readers tap a word to see its counterpart, which may not exist if a sentence is translated too
 * freely.
 */
export const clauseByClause = (
  target: string,
) => `It reads like natural ${target} by a native author, but it goes clause by clause: the same clauses in the same order,
  each with what its original says. Join, split or move no clause. Within a clause follow ${target} word order. Where the
  language allows, each noun, verb, adjective and adverb has one counterpart; replace an idiom by an idiom as a whole.`;

/** The system prompt. It contains no text of the article, as protection against prompt injection. */
export const translatingInstructions = ({ from, to, isFormal, problems }: TranslationTask) => {
  const [source, target] = [languageNames[from], languageNames[to]];
  const problem = [...problems].map((each) => corrections[each]).join('; ');
  return `You translate an article from ${source} into ${target} for people who read both side by side, sentence by sentence.
The material holds the sentences to translate, each with its number. The title, the sentences before (with their translations, if they
have any) and the sentences after are there only as context.

- Give exactly one translation for every number, in the same order, with the number of its sentence. Never join, split, leave out or add sentences.
- Each translation says what its sentence says: the same facts, the same joke, the same register. ${clauseByClause(target)}
- Use the same word for the same thing throughout. Names stay as they are, unless ${target} has its own form.
- A sentence may be a title, a list of keywords or half of a quotation: translate it as what it is.
- Write each translation without its number and without quotation marks that its sentence does not have.
- ${houseStyleOf(to, isFormal)}${problem && `\n\nYour last answer was refused: ${problem}.`}`;
};

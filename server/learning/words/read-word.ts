import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import type { DefinitionQuestion, Selection, WordUnit } from '../../../domain/reader/definition/definition.ts';
import { createDefiners } from '../../reader/definition/create-definers.ts';
import { findKeptDefinition, findLines } from '../../reader/definition/definition-queries.ts';
import { keyOf, readQuestion } from '../../reader/definition/read-question.ts';
import type { Services } from '../../services.ts';

interface Asked {
  userId: string;
  nativeLanguage: Language;
  articleId: string;
  selection: Selection;
  unit?: WordUnit | undefined;
  sense?: string | undefined;
}

type Deps = Pick<Services, 'db' | 'lexicon' | 'languageModel'>;

/**
 * The word at a selection, with the data to store when the word is saved (sentence, translation, meaning). Never asks a language
 * model.
 */
export async function readWord(services: Deps, { userId, nativeLanguage, articleId, selection, unit, sense }: Asked) {
  const lines = await findLines(services, articleId, userId);
  if (lines === undefined) throw new AppError('not-found');
  const question = readQuestion(lines, selection, nativeLanguage);
  const word = await services.lexicon.askNow('word-at', { ...question, unit, sense });
  if (word === undefined)
    throw new AppError('invalid-input', { fields: [{ field: 'end', problem: 'several-sentences' }] });
  const { sentence, translation } = question;
  return {
    ...word,
    language: selection.language,
    sentence,
    translation,
    meaning: word.meaning ?? (await findModelMeaning(services, question)) ?? '',
    // The number is found by the text of the sentence, because the selection may begin at the end of the previous sentence.
    // Null for the title.
    sentenceNumber: (lines[selection.language] ?? []).indexOf(sentence, selection.start.sentence) || null,
  };
}

/** The stored meaning that a model gave for this selection earlier. */
async function findModelMeaning(services: Deps, question: DefinitionQuestion) {
  const { model } = createDefiners(services);
  const kept = model && (await findKeptDefinition(services, keyOf(question, await model.version())));
  return kept?.meaning?.word ?? kept?.inTranslation;
}

import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import type { DefinitionQuestion, Selection, WordUnit } from '../../../domain/reader/definition.ts';
import { createDefiners } from '../../reader/create-definers.ts';
import { findKeptDefinition, findVersions } from '../../reader/definition-queries.ts';
import { keyOf, readQuestion } from '../../reader/read-question.ts';
import type { Services } from '../../services.ts';

interface Asked {
  userId: string;
  nativeLanguage: Language;
  articleId: string;
  selection: Selection;
  unit?: WordUnit | undefined;
}

type Deps = Pick<Services, 'db' | 'lexicon' | 'languageModel'>;

/**
 * The word at a selection, with the data to store when the word is saved (sentence, translation, meaning). Never asks a language
 * model.
 */
export async function readWord(services: Deps, { userId, nativeLanguage, articleId, selection, unit }: Asked) {
  const versions = await findVersions(services, articleId, userId);
  if (versions === undefined) throw new AppError('not-found');
  const question = readQuestion(versions, selection, nativeLanguage);
  const word = await services.lexicon.ask('word-at', { ...question, unit });
  if (word === undefined)
    throw new AppError('invalid-input', { fields: [{ field: 'end', problem: 'several-sentences' }] });
  const { sentence, translation } = question;
  return {
    ...word,
    language: selection.language,
    sentence,
    translation,
    meaning: word.meaning ?? (await findModelMeaning(services, question)) ?? '',
    // Found by the text of the sentence, because the selection may begin at the end of the previous sentence.
    sentenceNumber: (versions[selection.language] ?? []).indexOf(sentence, selection.start.sentence - 1) + 1,
  };
}

/** The stored meaning that a model gave for this selection earlier. */
async function findModelMeaning(services: Deps, question: DefinitionQuestion) {
  const { model } = createDefiners(services);
  const kept = model && (await findKeptDefinition(services, keyOf(question, await model.version())));
  return kept?.meaning?.word ?? kept?.inTranslation;
}

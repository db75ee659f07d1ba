import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import type { Language } from '../../../domain/language.ts';
import { genders, partsOfSpeech } from '../../../domain/lexicon/concept.ts';
import type { Definition, DefinitionQuestion, Example, Range } from '../../../domain/reader/definition/definition.ts';
import { isLikelyInLanguage } from '../../library/guess-language.ts';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import { tidyLine } from '../../platform/language-model/tidy-answer.ts';
import { ownWords } from '../../translation/judge-answer.ts';
import type { Definer, DefinitionContext } from './definer.ts';
import { definingInstructions } from './defining-instructions.ts';

// The time limit is short, because a reader is waiting.
const timeLimitMs = 20_000;
const longestMeaning = 200;
const longestNote = 500;
// In characters. A longer text is cut before it is cleaned, because cleaning a long text takes long.
const longestMarkup = 2000;
// Increase this number when the instructions change, so that stored answers are not reused.
const instructionsVersion = 3;

const answerSchema = v.strictObject({
  meaning: v.string(),
  hint: v.nullable(v.string()),
  inTranslation: v.nullable(v.string()),
  baseForm: v.nullable(v.string()),
  gender: v.nullable(v.picklist(genders)),
  partOfSpeech: v.nullable(v.picklist(partsOfSpeech)),
  literal: v.nullable(v.string()),
  grammar: v.nullable(v.string()),
  example: v.nullable(
    v.strictObject({
      source: v.string(),
      sourceWords: v.string(),
      translation: v.string(),
      translationWords: v.string(),
    }),
  ),
});
type Answer = v.InferOutput<typeof answerSchema>;

const exampleAnswer: Answer = {
  meaning: '…',
  hint: null,
  inTranslation: '…',
  baseForm: '…',
  gender: null,
  partOfSpeech: 'verb',
  literal: null,
  grammar: '…',
  example: { source: '…', sourceWords: '…', translation: '…', translationWords: '…' },
};

export const createModelDefiner = (languageModel: LanguageModel): Definer => ({
  version: async () => `${languageModel.provider} ${languageModel.model} ${instructionsVersion}`,
  define: (question, context) => defineByModel(languageModel, question, context),
});

async function defineByModel(languageModel: LanguageModel, question: DefinitionQuestion, context: DefinitionContext) {
  const { language, nativeLanguage, text, translation } = question;
  const ask = async (isSecond: boolean) => {
    const answer = await languageModel.generate({
      purpose: 'define-words',
      schema: answerSchema,
      example: exampleAnswer,
      instructions: definingInstructions(language, nativeLanguage, isSecond),
      material: { language, nativeLanguage, selection: text, sentence: markSelection(question), translation },
      ...context,
      timeLimitMs,
    });
    return tidyAnswer(answer, question);
  };
  const first = await ask(false);
  if (isInNativeLanguage(first, question)) return toDefinition(first, question);
  const second = await ask(true);
  const { example } = second;
  // `isInNativeLanguage` can be false for a good answer, because its notes may quote many words of the learning language.
  // Therefore, if the second answer has an example sentence, only the translation of that sentence is checked.
  const isUnderstood = example
    ? isLikelyInLanguage(example.translation, nativeLanguage)
    : isInNativeLanguage(second, question);
  if (!isUnderstood) throw new AppError('model-answer-unusable');
  return toDefinition(second, question);
}

const quotation = /[«“„‘"][^«»“”„‘’"]*[»“”’"]/gu;

/** Checks the language of all notes together. Quotations and words of the sentence are ignored. */
function isInNativeLanguage(answer: TidyAnswer, { sentence, nativeLanguage }: DefinitionQuestion) {
  const { hint, literal, grammar, baseForm, example } = answer;
  const notes = [hint, literal, grammar, example?.translation].filter((note) => note !== undefined).join(' ');
  const learning = [sentence, baseForm, example?.source].join(' ');
  return isLikelyInLanguage(ownWords(notes.replace(quotation, ''), learning), nativeLanguage);
}

/** Drops texts that are empty or too long. */
function tidyAnswer(answer: Answer, { language, nativeLanguage }: DefinitionQuestion) {
  const tidy = (text: string | null, of: Language, longest: number) => {
    const tidied = tidyLine((text ?? '').slice(0, longestMarkup), of);
    return tidied === '' || tidied.length > longest ? undefined : tidied;
  };
  const note = (text: string | null) => tidy(text, nativeLanguage, longestNote);
  const source = tidy(answer.example?.source ?? null, language, longestNote);
  const translation = note(answer.example?.translation ?? null);
  return {
    ...answer,
    meaning: tidy(answer.meaning, nativeLanguage, longestMeaning),
    hint: tidy(answer.hint, nativeLanguage, longestMeaning),
    baseForm: tidy(answer.baseForm, language, longestMeaning),
    literal: note(answer.literal),
    grammar: note(answer.grammar),
    example: answer.example && source && translation ? { ...answer.example, source, translation } : undefined,
  };
}

type TidyAnswer = ReturnType<typeof tidyAnswer>;

function toDefinition(answer: TidyAnswer, question: DefinitionQuestion): Definition {
  const { meaning, hint, baseForm, gender, partOfSpeech, literal, grammar, example } = answer;
  const { language, text, translation } = question;
  if (meaning === undefined) throw new AppError('model-answer-unusable');
  const [inTranslation] = markWords(translation ?? '', answer.inTranslation ?? '');
  return {
    text,
    expression: null,
    meaning: { word: meaning, ...(hint !== undefined && { hint }) },
    inTranslation: inTranslation === undefined ? null : answer.inTranslation,
    baseForm: baseForm === undefined ? null : { word: baseForm, ...(gender !== null && { gender }) },
    // A single word is never a fixed expression, even if the model says so.
    partOfSpeech: partOfSpeech === 'expression' && !/\s/.test(text.trim()) ? null : partOfSpeech,
    ipa: null,
    literal: literal === undefined || literal === meaning ? null : literal,
    grammar: grammar === undefined ? [] : [{ kind: 'words', text: grammar }],
    parts: [],
    example: example && isLikelyInLanguage(example.source, language) ? toExample(example, question) : null,
    others: [],
    answeredBy: 'model',
  };
}

function toExample(example: NonNullable<Answer['example']>, question: DefinitionQuestion): Example {
  const { source, sourceWords, translation, translationWords } = example;
  const hasTranslation = question.language !== question.nativeLanguage;
  return {
    source,
    translation: hasTranslation ? translation : null,
    marks: {
      source: markWords(source, sourceWords),
      translation: hasTranslation ? markWords(translation, translationWords) : [],
    },
    isSameSentence: question.sentence.includes(source),
    level: null,
  };
}

/**
 * Finds the first occurrence of `words` in a text, as whole words. Empty if there is none: the model may name words that do not
 * occur.
 */
function markWords(text: string, words: string): Range[] {
  const found = new RegExp(`(?<!\\p{L})${RegExp.escape(words)}(?!\\p{L})`, 'u').exec(text);
  return found === null || words === '' ? [] : [[found.index, found.index + words.length]];
}

/** Marks the selection with ⟦ ⟧, because the same word may occur twice in the sentence. */
function markSelection({ sentences, language }: DefinitionQuestion) {
  return sentences
    .map(({ versions, start, end }) => {
      const text = versions[language] ?? '';
      return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
    })
    .join(' ');
}

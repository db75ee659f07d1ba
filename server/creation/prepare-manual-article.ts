import { AppError } from '../../domain/app-error.ts';
import { bounds, type ManualArticleRequest } from '../../domain/creation/new-article.ts';
import type { Language } from '../../domain/language.ts';
import { dropUnseen } from '../../domain/text/clean-text.ts';
import { splitText } from '../../domain/text/split-text.ts';
import { guessLanguage } from '../library/guess-language.ts';
import type { Reader } from '../library/reader-of.ts';

export interface ManualText {
  title: string;
  language: Language;
  paragraphs: string[][];
  /** A sentence that the author has not translated is an empty string. */
  translation: { title: string; language: Language; paragraphs: string[][] } | undefined;
}

/** Cleans the text, splits it into sentences and checks its language. */
export function prepareManualArticle(
  { content, title, language, isLanguageSure }: ManualArticleRequest,
  { learningLang, mainLang }: Pick<Reader, 'learningLang' | 'mainLang'>,
): ManualText {
  if (language !== learningLang && language !== mainLang) refuse('language', 'not-yours');
  const otherLanguage = language === learningLang ? mainLang : learningLang;
  const text =
    'text' in content
      ? { paragraphs: splitText(dropUnseen(content.text), language), translation: undefined }
      : {
          paragraphs: content.pairs.map((pairs) => pairs.map(({ source }) => cleanSentence(source))),
          translation: {
            title: cleanSentence(content.translatedTitle, 'content.translatedTitle'),
            language: otherLanguage,
            paragraphs: content.pairs.map((pairs) => pairs.map(({ translation }) => clean(translation))),
          },
        };
  const sentences = text.paragraphs.flat();
  if (sentences.length > bounds.sentences.atMost) refuse('content', 'too-many-sentences');
  if (sentences.join('').length < bounds.text.atLeast) refuse('content', 'too-short');
  const guessed = guessLanguage(sentences.join(' '));
  if (!isLanguageSure && guessed !== undefined && guessed !== language) {
    throw new AppError('other-language', { language: guessed });
  }
  return { title: cleanSentence(title, 'title'), language, ...text };
}

const clean = (text: string) => dropUnseen(text).replaceAll('\n', ' ');

const cleanSentence = (text: string, field = 'content') => {
  const cleaned = clean(text);
  if (cleaned === '') refuse(field, 'required');
  return cleaned;
};

function refuse(field: string, problem: string): never {
  throw new AppError('invalid-input', { fields: [{ field: `request.${field}`, problem }] });
}

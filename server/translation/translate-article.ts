import type { Language } from '../../domain/language.ts';
import type { NewVersion } from '../library/store-version.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';
import { tidyKeywords } from './tidy-answer.ts';
import { type TranslationProgress, translateLines } from './translate-lines.ts';

interface Translation {
  version: NewVersion;
  to: Language;
  /** What an earlier attempt at this very text has brought: it is not asked for again. */
  progress?: TranslationProgress | undefined;
  /** After every answer, with everything there is by then, so that it can be kept. */
  onBatch?: (progress: TranslationProgress) => Promise<unknown>;
  userId?: string | undefined;
  articleId?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Title, summary and keywords: the sentences come after them. */
export const linesBeforeSentences = 3;

/** The article in another language, sentence for sentence. Throws an AppError when a sentence cannot be had. */
export async function translateArticle(languageModel: LanguageModel, translation: Translation): Promise<NewVersion> {
  const { version, to, ...rest } = translation;
  const { title, summary, keywords, paragraphs } = version;
  const lines = [title, summary, keywords.join(', '), ...paragraphs.flat()];
  const translated = await translateLines(languageModel, { title, lines, from: version.language, to, ...rest });
  const [newTitle = '', newSummary = '', newKeywords = ''] = translated;
  return {
    language: to,
    title: newTitle,
    summary: newSummary,
    keywords: tidyKeywords(newKeywords.split(/[,;]/), to),
    paragraphs: intoParagraphs(translated.slice(linesBeforeSentences), paragraphs),
  };
}

function intoParagraphs(sentences: readonly string[], shape: readonly string[][]): string[][] {
  let start = 0;
  return shape.map(({ length }) => {
    start += length;
    return sentences.slice(start - length, start);
  });
}

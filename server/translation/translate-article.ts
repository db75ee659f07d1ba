import type { Language } from '../../domain/language.ts';
import type { NewVersion } from '../library/store-version.ts';
import { tidyKeywords } from '../platform/language-model/tidy-keywords.ts';
import { type Translator, translateLines } from './translate-lines.ts';
import type { TranslationProgress } from './translation-progress.ts';

interface Translation {
  version: NewVersion;
  to: Language;
  isFormal?: boolean | undefined;
  /** The lines that an earlier try has translated from the same text. These lines are not requested again. */
  progress?: TranslationProgress | undefined;
  /** Called with all lines translated so far, after every answer that adds some, so that the caller can store them. */
  onBatch?: (progress: TranslationProgress) => Promise<unknown>;
  userId?: string | undefined;
  articleId?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Title, summary and keywords come before the sentences. */
export const linesBeforeSentences = 3;

/** Translates sentence by sentence. Throws an AppError if a sentence cannot be translated. */
export async function translateArticle(translator: Translator, translation: Translation): Promise<NewVersion> {
  const { version, to, ...rest } = translation;
  const { title, summary, keywords, paragraphs } = version;
  const lines = [title, summary, keywords.join(', '), ...paragraphs.flat()];
  const translated = await translateLines(translator, { title, lines, from: version.language, to, ...rest });
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

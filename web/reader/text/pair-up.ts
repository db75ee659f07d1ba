import type { Language } from '../../../domain/language.ts';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { Reading } from '../../../domain/reader/reading.ts';

export interface SentencePair {
  /** Counted from one through the whole article. */
  number: number;
  source: string;
  translation: string | undefined;
}

export interface TranslatedSentences {
  language: Language;
  sentences: readonly (string | null)[];
}

/** The translated sentences: the complete version, or the part that exists so far. */
export const translationOf = ({ native, begunNative }: Pick<Reading, 'native' | 'begunNative'>) =>
  native === null ? begunNative : { language: native.language, sentences: native.paragraphs.flat() };

/** If the server has no translation of a sentence, the translation by the browser is used. */
export function fillGaps(
  translation: TranslatedSentences | null,
  byBrowser: TranslatedSentences | undefined,
): TranslatedSentences | null {
  if (translation === null || byBrowser === undefined) return translation ?? byBrowser ?? null;
  const { language, sentences } = translation;
  return { language, sentences: byBrowser.sentences.map((sentence, index) => sentences[index] ?? sentence) };
}

/**
 * Pairs the sentences with their translations by number, because all versions of an article have the same sentences in the same
 * order.
 */
export function pairUp(learning: ArticleVersion, translations: readonly (string | null)[]): SentencePair[][] {
  let number = 0;
  return learning.paragraphs.map((sentences) =>
    sentences.map((source) => {
      number += 1;
      return { number, source, translation: translations[number - 1] ?? undefined };
    }),
  );
}

import type { ArticleVersion } from '../../domain/library/article.ts';

export interface SentencePair {
  /** Counted from one through the whole article. */
  number: number;
  source: string;
  translation: string | undefined;
}

/** All versions of an article have the same paragraphs with the same number of sentences. */
export function pairUp(learning: ArticleVersion, native: ArticleVersion | null): SentencePair[][] {
  let number = 0;
  return learning.paragraphs.map((sentences, paragraph) =>
    sentences.map((source, place) => {
      number += 1;
      return { number, source, translation: native?.paragraphs[paragraph]?.[place] };
    }),
  );
}

import * as v from 'valibot';
import { levels } from '../level.ts';
import type { ListedArticle, SeriesPlace } from '../library/article.ts';
import type { Coverage } from '../library/coverage.ts';
import { type SearchResult, searchMaxLength } from '../library/search.ts';

/** What a user wants to read about, on a server without a language model. Without a level, all levels are equally good. */
export const offersQuerySchema = v.object({
  q: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(searchMaxLength, 'too-long')),
  level: v.optional(v.picklist(levels)),
});
export type OffersQuery = v.InferOutput<typeof offersQuerySchema>;

interface Measured {
  /** Null if the user has no level, or if the words of the article are not counted yet. */
  coverage: Pick<Coverage, 'known' | 'newWords'> | null;
}

/** An article of the drawer (the ready-made articles for servers without a language model), as it is offered to a user. */
export interface OfferedArticle
  extends Omit<
      ListedArticle,
      'id' | 'isPrivate' | 'isFinished' | 'sentenceCount' | 'titleLanguage' | keyof SeriesPlace
    >,
    Measured {
  name: string;
}

export interface OfferedResult extends SearchResult, Measured {}

/** The articles about a subject, those nearest to the level first. */
export interface Offers {
  /**
   * False if no article is about the subject. Then `library` and `drawer` contain articles that only touch or mention it.
   */
  isAboutIt: boolean;
  library: OfferedResult[];
  /** Without the articles that the user has already received. */
  drawer: OfferedArticle[];
}

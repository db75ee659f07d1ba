import type { Selection, WordUnit } from './definition.ts';

/**
 * The place of a word in an article. If the place is in an expression, `unit` says whether the expression or the word is
 * meant. `sense` is the id of the concept that the learner has chosen, if the dictionary has chosen another.
 */
export interface WordPlace {
  articleId: string;
  selection: Selection;
  unit?: WordUnit | undefined;
  sense?: string | undefined;
}

/**
 * The query parameters of a request for the word at a place. The page and the service worker need the same address, because
 * the service worker caches responses by their address.
 */
export const toWordAtSearch = ({ articleId, selection: { language, start, end }, unit, sense }: WordPlace) => ({
  articleId,
  language,
  sentence: String(start.sentence),
  offset: String(start.offset),
  end: String(end.offset),
  ...(unit !== undefined && { unit }),
  ...(sense !== undefined && { sense }),
});

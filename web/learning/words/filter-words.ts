import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import type { WordFilters } from './queries.ts';

/** What the server does with the list, for the words that are on this device. */
export function filterWords(words: readonly SavedWord[], { q, state, level, articleId, order }: WordFilters) {
  const typed = fold(q);
  const found = words.filter(
    (word) =>
      (typed === '' || [word.base, word.form, word.meaning].some((text) => fold(text).includes(typed))) &&
      (state === undefined || word.state === state) &&
      (level === undefined || word.level === level) &&
      (articleId === undefined || word.articleId === articleId),
  );
  if (order === 'alphabetical') return found.toSorted((a, b) => a.base.localeCompare(b.base, a.language));
  if (order === 'due') return found.toSorted((a, b) => dueOf(a) - dueOf(b));
  return found;
}

const dueOf = ({ dueAt }: SavedWord) => (dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt));

/** Lower case without accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

import type { SavedWord, WordSource } from '../../../domain/learning/saved-word.ts';
import type { WordFilters } from './queries.ts';

/** Filters and sorts the words on this device as the server does. */
export function filterWords<Word extends SavedWord>(
  words: readonly Word[],
  { q, state, source, level, articleId, order }: WordFilters,
) {
  const typed = fold(q);
  const found = words.filter(
    (word) =>
      (typed === '' || [word.base, word.form, word.meaning].some((text) => fold(text).includes(typed))) &&
      (state === undefined || word.state === state) &&
      (source === undefined || sourceOf(word) === source) &&
      (level === undefined || word.level === level) &&
      (articleId === undefined || word.articleId === articleId),
  );
  if (order === 'alphabetical') return found.toSorted((a, b) => a.base.localeCompare(b.base, a.language));
  if (order === 'due') return found.toSorted((a, b) => dueOf(a) - dueOf(b));
  return found;
}

const sourceOf = ({ isInReview, state }: SavedWord): WordSource =>
  isInReview || state === 'learned' ? 'saved' : 'looked-up';

const dueOf = ({ dueAt }: SavedWord) => (dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt));

/** Lower case without accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

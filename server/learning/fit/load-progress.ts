import type { Language } from '../../../domain/language.ts';
import type { Progress, ProgressWeek } from '../../../domain/learning/progress.ts';
import type { Services } from '../../services.ts';
import { loadReviewProgress } from '../review/load-review-progress.ts';
import { countWords } from '../words/list-queries.ts';
import { countKnown } from './count-known.ts';
import { type KnownWeek, listWeeks, type StoredWeek } from './progress-queries.ts';
import { findPlacedVocabulary } from './vocabulary-queries.ts';

const mostWeeks = 104;

export async function loadProgress(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  language: Language,
): Promise<Progress> {
  const [weeks, states, vocabulary, reviews] = await Promise.all([
    listWeeks(services, { userId, language, limit: mostWeeks }),
    countWords(services, userId, language),
    findPlacedVocabulary(services, userId, language),
    loadReviewProgress(services, userId, language),
  ]);
  const now = vocabulary === null ? undefined : await countKnown(services, { userId, language, vocabulary });
  return { weeks: fillEstimates(weeks.reverse(), now), states, vocabulary, reviews };
}

/**
 * A week without an estimate of the known words gets the estimate of the week before. The last week is the current one: its
 * estimate is computed now, because reviews may have changed it.
 */
function fillEstimates(stored: readonly StoredWeek[], now: KnownWeek | undefined): ProgressWeek[] {
  const weeks = stored.map((week, index) => ({ ...week, ...(index === stored.length - 1 && now) }));
  let latest: Pick<ProgressWeek, 'known' | 'range'> = { known: null, range: null };
  return weeks.map(({ known, rangeFrom, rangeTo, ...week }) => {
    if (known !== null && rangeFrom !== null && rangeTo !== null) latest = { known, range: [rangeFrom, rangeTo] };
    return { ...week, ...latest };
  });
}

import type { Language } from '../../../domain/language.ts';
import type { Progress, ProgressWeek } from '../../../domain/learning/progress.ts';
import type { Services } from '../../services.ts';
import { countWords } from '../words/list-queries.ts';
import { listWeeks, type StoredWeek } from './progress-queries.ts';
import { findVocabulary } from './vocabulary-queries.ts';

const mostWeeks = 104;

export async function loadProgress(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  language: Language,
): Promise<Progress> {
  const [weeks, states, vocabulary] = await Promise.all([
    listWeeks(services, { userId, language, limit: mostWeeks }),
    countWords(services, userId, language),
    findVocabulary(services, userId, language),
  ]);
  return { weeks: fillEstimates(weeks.reverse()), states, vocabulary };
}

/** A week without an estimate has that of the week before. */
function fillEstimates(weeks: readonly StoredWeek[]): ProgressWeek[] {
  let latest: Pick<ProgressWeek, 'known' | 'range'> = { known: null, range: null };
  return weeks.map(({ known, rangeFrom, rangeTo, ...week }) => {
    if (known !== null && rangeFrom !== null && rangeTo !== null) latest = { known, range: [rangeFrom, rangeTo] };
    return { ...week, ...latest };
  });
}

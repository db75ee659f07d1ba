import type { Language } from '../../../domain/language.ts';
import { forecastDays, type ReviewProgress } from '../../../domain/learning/progress.ts';
import type { Services } from '../../services.ts';
import { countDueByDay, countRecalled, loadToday } from './queue-queries.ts';

export async function loadReviewProgress(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  language: Language,
): Promise<ReviewProgress> {
  const today = await loadToday(services, userId);
  const [graded, due] = await Promise.all([
    countRecalled(services, { userId, language }),
    countDueByDay(services, { userId, language }, today, forecastDays),
  ]);
  return { ...graded, due };
}

import type { Language } from '../../../domain/language.ts';
import { forecastDays, type ReviewProgress } from '../../../domain/learning/progress.ts';
import type { Services } from '../../services.ts';
import { loadForecast } from './load-outlook.ts';
import { countRecalled } from './queue-queries.ts';

export async function loadReviewProgress(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  language: Language,
): Promise<ReviewProgress> {
  const [graded, due] = await Promise.all([
    countRecalled(services, { userId, language }),
    loadForecast(services, { userId, language }, forecastDays),
  ]);
  return { ...graded, due };
}

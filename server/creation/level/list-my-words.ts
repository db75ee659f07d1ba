import type { Language } from '../../../domain/language.ts';
import { loadToday } from '../../learning/review/queue-queries.ts';
import type { Services } from '../../services.ts';
import { listDueBases } from './wish-queries.ts';

export const mostWords = 10;

/** Words for the option “Use my words” of the creation form: words that are due today, then words that were never reviewed. */
export async function listMyWords(
  services: Pick<Services, 'db' | 'now'>,
  { userId, language }: { userId: string; language: Language },
): Promise<string[]> {
  const { endsAt } = await loadToday(services, userId);
  return listDueBases(services, { userId, language, until: endsAt, limit: mostWords });
}

import type { Language } from '../../../domain/language.ts';
import type { ReviewOutlook } from '../../../domain/learning/saved-word.ts';
import { loadLearningSettings } from '../../access/learning-settings-queries.ts';
import type { Services } from '../../services.ts';
import { countCards, type Day, findNextDue, loadToday } from './queue-queries.ts';

interface Outlook extends ReviewOutlook {
  today: Day;
  retention: number;
}

/** How many words are due today, how many new words may still be shown today, and when the next words are due on a later day. */
export async function loadOutlook(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  language: Language,
): Promise<Outlook> {
  const [today, { newCardsPerDay, retention }] = await Promise.all([
    loadToday(services, userId),
    loadLearningSettings(services, userId),
  ]);
  const learner = { userId, language };
  const [{ due, fresh, startedToday }, nextDue] = await Promise.all([
    countCards(services, learner, today),
    findNextDue(services, learner, today),
  ]);
  const freshToday = Math.min(fresh, Math.max(0, newCardsPerDay - startedToday));
  const nextFresh = { at: today.endsAt, count: Math.min(fresh - freshToday, newCardsPerDay) };
  return { today, retention, due, fresh: freshToday, next: joinNext(nextDue, nextFresh) };
}

interface Next {
  at: Date;
  count: number;
}

const dayMs = 86_400_000;

/**
 * The next time at which words can be reviewed, and how many. New words can be reviewed tomorrow. If other words are due tomorrow
 * too, both are counted together.
 */
function joinNext(due: Next | undefined, fresh: Next): ReviewOutlook['next'] {
  const isDueTomorrow = due !== undefined && due.at.getTime() < fresh.at.getTime() + dayMs;
  if (due !== undefined && (fresh.count === 0 || isDueTomorrow))
    return { at: due.at.toISOString(), count: due.count + (isDueTomorrow ? fresh.count : 0) };
  return fresh.count === 0 ? null : { at: fresh.at.toISOString(), count: fresh.count };
}

import type { Language } from '../../../domain/language.ts';
import type { ReviewOutlook } from '../../../domain/learning/saved-word.ts';
import { loadLearningSettings } from '../../access/learning-settings-queries.ts';
import type { Services } from '../../services.ts';
import { countCards, countDueByDay, type Day, findNextDue, loadToday } from './queue-queries.ts';

interface Asked {
  userId: string;
  language: Language;
  /** New words that the learner asked for today, beyond the daily limit. */
  moreNew?: number;
  /**
   * The ids of words that the learner reviews now although they are not due. The outlook does not count these words among
   * those that become due next.
   */
  aheadIds?: readonly string[];
}

interface Outlook extends ReviewOutlook {
  today: Day;
  retention: number;
  hasAhead: boolean;
}

/** How many words are due today, how many new words may still be shown today, and when the next words are due. */
export async function loadOutlook(services: Pick<Services, 'db' | 'now'>, asked: Asked): Promise<Outlook> {
  const { today, settings } = await loadDay(services, asked.userId);
  const [{ due, fresh, later }, nextDue] = await Promise.all([
    countToday(services, asked, { today, settings }),
    findNextDue(services, asked, today, asked.aheadIds),
  ]);
  const nextFresh = { at: today.endsAt, count: Math.min(later, settings.newCardsPerDay) };
  return {
    today,
    retention: settings.retention,
    due,
    fresh,
    later,
    next: joinNext(nextDue, nextFresh),
    hasAhead: nextDue !== undefined,
  };
}

/** How many words can be reviewed today: the due words, and new words up to the daily limit. */
export async function countReady(services: Pick<Services, 'db' | 'now'>, asked: Asked): Promise<number> {
  const { due, fresh } = await countToday(services, asked, await loadDay(services, asked.userId));
  return due + fresh;
}

/**
 * How many words can be reviewed on each of the next days: due words, and new words up to the daily limit. The first day is
 * today.
 */
export async function loadForecast(services: Pick<Services, 'db' | 'now'>, asked: Asked, days: number) {
  const { today, settings } = await loadDay(services, asked.userId);
  const [{ fresh, later }, dueByDay] = await Promise.all([
    countToday(services, asked, { today, settings }),
    countDueByDay(services, asked, today, days),
  ]);
  const perDay = settings.newCardsPerDay;
  return dueByDay.map(({ day, count }, index) => {
    const newWords = index === 0 ? fresh : Math.min(perDay, Math.max(0, later - (index - 1) * perDay));
    return { day, count: count + newWords };
  });
}

async function loadDay(services: Pick<Services, 'db' | 'now'>, userId: string) {
  const [today, settings] = await Promise.all([loadToday(services, userId), loadLearningSettings(services, userId)]);
  return { today, settings };
}

async function countToday(
  services: Pick<Services, 'db'>,
  { moreNew = 0, ...learner }: Asked,
  { today, settings }: Awaited<ReturnType<typeof loadDay>>,
) {
  const { due, fresh, startedToday } = await countCards(services, learner, today);
  const freshToday = Math.min(fresh, Math.max(0, settings.newCardsPerDay - startedToday) + moreNew);
  return { due, fresh: freshToday, later: fresh - freshToday };
}

interface Next {
  at: Date;
  count: number;
}

const dayMs = 86_400_000;

/**
 * The next time at which words can be reviewed, and how many. New words can be reviewed tomorrow. If reviewed words are due
 * tomorrow as well, they are counted together with the new words.
 */
function joinNext(due: Next | undefined, fresh: Next): ReviewOutlook['next'] {
  const isDueTomorrow = due !== undefined && due.at.getTime() < fresh.at.getTime() + dayMs;
  if (due !== undefined && (fresh.count === 0 || isDueTomorrow))
    return { at: due.at.toISOString(), count: due.count + (isDueTomorrow ? fresh.count : 0) };
  return fresh.count === 0 ? null : { at: fresh.at.toISOString(), count: fresh.count };
}

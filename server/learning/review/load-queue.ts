import type { Language } from '../../../domain/language.ts';
import type { ReviewQueue } from '../../../domain/learning/review/review.ts';
import type { Services } from '../../services.ts';
import { listSavedWords } from '../words/saved-word-queries.ts';
import { findAudio } from './find-audio.ts';
import { loadOutlook } from './load-outlook.ts';
import { listDueIds, listFreshIds, listNextIds } from './queue-queries.ts';

// At most this many due words are loaded at once, which is more than one session needs. The page loads the queue again
// when these words are done.
const mostDue = 200;

interface Asked {
  userId: string;
  language: Language;
  moreNew: number;
  ahead?: number;
}

/**
 * Returns due words first, then new words up to the daily limit, which `moreNew` raises for this queue. If there are no such
 * words, returns the next `ahead` words, because the learner has asked to review words before they are due.
 */
export async function loadQueue(
  services: Pick<Services, 'db' | 'now' | 'narrator'>,
  { userId, language, moreNew, ahead = 0 }: Asked,
): Promise<ReviewQueue> {
  const learner = { userId, language };
  const { today, fresh, ...outlook } = await loadOutlook(services, { ...learner, moreNew });
  const due = await listDueIds(services, learner, today, mostDue);
  const ready = [...due, ...(await listFreshIds(services, learner, fresh))];
  const aheadIds = ready.length === 0 && ahead > 0 ? await listNextIds(services, learner, today, ahead) : [];
  const { retention, later, next, hasAhead } =
    aheadIds.length === 0 ? outlook : await loadOutlook(services, { ...learner, moreNew, aheadIds });
  const ids = [...ready, ...aheadIds];
  const remembered = await listSavedWords(services, userId, ids);
  const audio = await findAudio(
    services,
    remembered.map(({ word }) => word),
  );
  const cards = remembered.map(({ word, memory }) => ({ word, memory, audioUrl: audio.get(word.id) ?? null }));
  return { cards, retention, next, later, hasAhead };
}

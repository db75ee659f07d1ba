import type { Language } from '../../../domain/language.ts';
import type { ReviewQueue } from '../../../domain/learning/review.ts';
import type { Services } from '../../services.ts';
import { listSavedWords } from '../words/saved-word-queries.ts';
import { findAudio } from './find-audio.ts';
import { loadOutlook } from './load-outlook.ts';
import { listDueIds, listFreshIds } from './queue-queries.ts';

// More due words than one session needs. The page loads the queue again when these words are done.
const mostDue = 200;

interface Asked {
  userId: string;
  language: Language;
  moreNew: number;
}

/** Due words first, then new words up to the daily limit. `moreNew` raises the limit for this queue. */
export async function loadQueue(
  services: Pick<Services, 'db' | 'now' | 'narrator'>,
  { userId, language, moreNew }: Asked,
): Promise<ReviewQueue> {
  const learner = { userId, language };
  const { today, retention, fresh, later, next } = await loadOutlook(services, { ...learner, moreNew });
  const due = await listDueIds(services, learner, today, mostDue);
  const ids = [...due, ...(await listFreshIds(services, learner, fresh))];
  const remembered = await listSavedWords(services, userId, ids);
  const audio = await findAudio(
    services,
    remembered.map(({ word }) => word),
  );
  const cards = remembered.map(({ word, memory }) => ({ word, memory, audioUrl: audio.get(word.id) ?? null }));
  return { cards, retention, next, later };
}

import type { ReadingDay } from '../../../domain/learning/reading-day.ts';
import type { Services } from '../../services.ts';
import { weighReadingJob } from '../fit/weigh-reading.job.ts';
import { ensureWordIndex } from './index-words.ts';
import { findReadableVersion, loadLearnerId, mergeReadingDay, mergeReadingTime, toBits } from './reading-queries.ts';

type Deps = Pick<Services, 'db' | 'lexicon' | 'now'> & { jobs: Pick<Services['jobs'], 'enqueue'> };

/**
 * Stores what was read of an article on a day. Safe to repeat, even from several devices at the same time. Returns false if the
 * user may not read the article, for example because its author has deleted it.
 */
export async function recordReading(
  services: Deps,
  userId: string,
  reading: Omit<ReadingDay, 'readerId'>,
): Promise<boolean> {
  const { articleId, language, device, secondsRead, secondsHeard } = reading;
  const version = await findReadableVersion(services, { userId, articleId, language });
  if (version === undefined) return false;
  if (!version.isIndexed) await ensureWordIndex(services, articleId, language);
  const day = clampDay(reading.day, version.today);
  const inText = (sentences: readonly number[]) =>
    toBits(sentences.filter((number) => number <= version.sentenceCount));
  await services.db.transaction(async (db) => {
    const learnerId = await loadLearnerId({ db }, userId, language);
    const bits = { sentences: inText(reading.sentences), aided: inText(reading.aided) };
    const hasRead = reading.sentences.length + reading.aided.length > 0;
    const isChanged =
      hasRead &&
      (await mergeReadingDay({ db }, { learnerId, articleId, language, day, length: version.sentenceCount, ...bits }));
    if (secondsRead + secondsHeard > 0)
      await mergeReadingTime({ db }, { learnerId, articleId, day, device, secondsRead, secondsHeard });
    if (isChanged) await services.jobs.enqueue(db, { job: weighReadingJob, key: `${learnerId}`, data: { learnerId } });
  });
  return true;
}

const oldestDays = 90;
const dayMs = 86_400_000;

/**
 * Corrects the day of a device with a wrong clock: not in the future, and not before the oldest day that a device may
 * still send.
 */
function clampDay(day: string, today: string): string {
  const oldest = new Date(Date.parse(today) - oldestDays * dayMs).toISOString().slice(0, 10);
  if (day > today) return today;
  return day < oldest ? oldest : day;
}

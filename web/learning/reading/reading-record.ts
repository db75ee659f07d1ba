import * as v from 'valibot';
import { type ReadingDay, readingDaySchema } from '../../../domain/learning/reading-day.ts';

type Version = Pick<ReadingDay, 'readerId' | 'articleId' | 'language'>;

/** What was added since the record was last stored. */
export interface ReadingChange {
  sentences: Iterable<number>;
  aided: Iterable<number>;
  secondsRead: number;
  secondsHeard: number;
}

const prefix = 'foxtale.reading.';
const keyOf = ({ readerId, articleId, language }: Version) => `${prefix}${readerId}.${articleId}.${language}`;

/**
 * Adds the change to the record that this device has stored for the day. Reads the stored record first, because another tab or
 * an earlier visit may have changed it.
 */
export function addToReadingRecord(version: Version, day: string, change: ReadingChange): ReadingDay {
  const before = findReadingRecord(version);
  const start = before?.day === day ? before : createRecord(version, day);
  const record: ReadingDay = {
    ...start,
    sentences: unite(start.sentences, change.sentences),
    aided: unite(start.aided, change.aided),
    secondsRead: start.secondsRead + change.secondsRead,
    secondsHeard: start.secondsHeard + change.secondsHeard,
  };
  try {
    localStorage.setItem(keyOf(version), JSON.stringify(record));
  } catch {
    // Errors are ignored: storage may be full or disabled. If nothing was stored, a reload starts a new record.
  }
  return record;
}

function findReadingRecord(version: Version): ReadingDay | undefined {
  try {
    return v.parse(readingDaySchema, JSON.parse(localStorage.getItem(keyOf(version)) ?? ''));
  } catch {
    return undefined;
  }
}

const createRecord = (version: Version, day: string): ReadingDay => ({
  ...version,
  day,
  device: crypto.randomUUID(),
  sentences: [],
  aided: [],
  secondsRead: 0,
  secondsHeard: 0,
});

const unite = (some: Iterable<number>, others: Iterable<number>) =>
  [...new Set([...some, ...others])].toSorted((one, other) => one - other);

/** Deletes the records of earlier days. They are not needed for sending: unsent records are in the outbox. */
export function forgetEarlierRecords(day: string) {
  try {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith(prefix))) {
      if (!localStorage.getItem(key)?.includes(`"day":"${day}"`)) localStorage.removeItem(key);
    }
  } catch {
    // Ignores the error: if storage is disabled, there is nothing to delete.
  }
}

/** The date in the user's time zone. */
export function dayOf(now: Date) {
  const [year, month, date] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

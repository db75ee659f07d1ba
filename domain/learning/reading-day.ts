import * as v from 'valibot';
import { languages } from '../language.ts';

const sentenceNumbers = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600))),
  v.maxLength(600),
);
/** Rejects dates such as April 31, which have the right format but do not exist. */
function isOnCalendar(day: string) {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400));

/**
 * What was read of an article on one day, in the learner's time zone. A device sends the whole day again whenever more was
 * read. The server keeps the union of all sentences and the largest number of seconds per device. So a repeated request
 * changes nothing.
 */
export const readingDaySchema = v.strictObject({
  readerId: v.pipe(v.string(), v.uuid()),
  articleId: v.pipe(v.string(), v.uuid()),
  language: v.picklist(languages),
  day: v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar, 'not-a-day')),
  /** A random id per device and day. */
  device: v.pipe(v.string(), v.uuid()),
  sentences: sentenceNumbers,
  /** The sentences whose translation was shown. */
  aided: sentenceNumbers,
  secondsRead: seconds,
  secondsHeard: seconds,
});
export type ReadingDay = v.InferOutput<typeof readingDaySchema>;

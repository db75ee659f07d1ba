import type { ReadingDay } from '../../../domain/learning/reading-day.ts';
import { api, read } from '../../platform/api.ts';

export const sendReading = (day: ReadingDay) => read(api.learning.reading.$post({ json: day }));

/** Uses navigator.sendBeacon, because its request is delivered even after the tab is closed. */
export const beaconReading = (day: ReadingDay) =>
  navigator.sendBeacon('/api/learning/reading', new Blob([JSON.stringify(day)], { type: 'application/json' }));

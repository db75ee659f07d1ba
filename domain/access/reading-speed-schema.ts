import * as v from 'valibot';
import { readingSpeed } from './reading-speed.ts';

export const readingSpeedSchema = v.pipe(
  v.number(),
  v.minValue(readingSpeed.min),
  v.maxValue(readingSpeed.max),
  v.check((speed) => Math.abs(speed * 20 - Math.round(speed * 20)) < 1e-9, 'step'),
  // Rounds to steps of 0.05, because 0.1 + 0.7 is not exactly 0.8 in floating point.
  v.transform((speed) => Math.round(speed * 20) / 20),
);

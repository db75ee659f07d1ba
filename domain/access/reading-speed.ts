import * as v from 'valibot';

export const readingSpeed = { min: 0.5, max: 1.5, step: 0.05, default: 0.8 } as const;

export const readingSpeedSchema = v.pipe(
  v.number(),
  v.minValue(readingSpeed.min),
  v.maxValue(readingSpeed.max),
  v.check((speed) => Math.abs(speed * 20 - Math.round(speed * 20)) < 1e-9, 'step'),
  // 0.1 + 0.7 is not 0.8 in floating point; what is stored is.
  v.transform((speed) => Math.round(speed * 20) / 20),
);

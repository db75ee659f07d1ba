export const readingSpeed = { min: 0.5, max: 1.5, step: 0.05, default: 0.8 } as const;

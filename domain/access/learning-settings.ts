import * as v from 'valibot';

export const learningSettingsSchema = v.strictObject({
  savesLookups: v.optional(v.boolean(), true),
  marksNewWords: v.optional(v.boolean(), false),
  recallsAtEnd: v.optional(v.boolean(), true),
  newCardsPerDay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 20),
  retention: v.optional(v.pipe(v.number(), v.minValue(0.8), v.maxValue(0.97)), 0.9),
});
export type LearningSettings = v.InferOutput<typeof learningSettingsSchema>;

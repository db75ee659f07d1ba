/** The translated lines; null for those that are still missing. */
export type TranslationProgress = readonly (string | null)[];

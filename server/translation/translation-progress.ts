/** The translated lines. Lines that are still missing are null. */
export type TranslationProgress = readonly (string | null)[];

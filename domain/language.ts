export const languages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'sl'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (code: unknown): code is Language => languages.some((language) => language === code);

/**
 * The first supported language in the browser's list; English if there is none. Only the first two letters of a tag count.
 */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const prefix = tag.slice(0, 2).toLowerCase();
    if (isLanguage(prefix)) return prefix;
  }
  return 'en';
}

/** Name of the cookie that tells the server the chosen language. */
export const languageCookie = 'language';

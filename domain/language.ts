export const languages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'sl'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (code: unknown): code is Language => languages.some((language) => language === code);

/** The first language of a browser's list that we speak, by its prefix; English otherwise. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const prefix = tag.slice(0, 2).toLowerCase();
    if (isLanguage(prefix)) return prefix;
  }
  return 'en';
}

/** What tells the server the language somebody has chosen. */
export const languageCookie = 'language';

import { type I18n, i18n, type Messages } from '@lingui/core';
import { isLanguage, type Language, languageCookie, preferredLanguage } from '../../domain/language.ts';

const key = 'foxtale.language';

const catalogs: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en.po'),
  es: () => import('../locales/es.po'),
  fr: () => import('../locales/fr.po'),
  de: () => import('../locales/de.po'),
  pt: () => import('../locales/pt.po'),
  it: () => import('../locales/it.po'),
  sl: () => import('../locales/sl.po'),
};

/** The interface language at the start: the stored one, or else the browser's. */
export const initialLanguage = () => storedLanguage() ?? preferredLanguage(navigator.languages);

export function storedLanguage(): Language | undefined {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : undefined;
}

/** Loads the messages, switches the page to them and stores the choice. */
export async function activateLanguage(language: Language) {
  if (i18n.locale === language) return;
  await loadLanguage(language);
  rememberLanguage(language);
}

export async function loadLanguage(language: Language) {
  activateMessages(i18n, language, await loadMessages(language));
  document.documentElement.lang = language;
}

/** Applies a language chosen in another tab. */
export const followLanguage = () =>
  window.addEventListener('storage', (event) => {
    const chosen = storedLanguage();
    if (event.key === key && chosen !== undefined && chosen !== i18n.locale) void loadLanguage(chosen);
  });

export const loadMessages = async (language: Language) => (await catalogs[language]()).messages;

export function activateMessages(target: I18n, language: Language, messages: Messages) {
  target.loadAndActivate({ locale: language, locales: [regionalTag(language)], messages });
}

/** The cookie tells the server which language to render the landing page in. */
export function rememberLanguage(language: Language) {
  localStorage.setItem(key, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is missing in some browsers and needs https
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** The locale for numbers, dates and plurals: British English and European Portuguese. */
export const regionalTag = (language: string) => ({ en: 'en-GB', pt: 'pt-PT' })[language] ?? language;

/** The name of a language in another language, as a label: "Español", "Spanisch". */
export function languageName(language: Language, inLanguage: string) {
  const name = languageInSentence(language, inLanguage);
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

/** The name within a sentence, where most languages use lower case: "español", but "Spanisch". */
export const languageInSentence = (language: Language, inLanguage: string) =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;

import { i18n, type Messages } from '@lingui/core';
import { isLanguage, type Language, preferredLanguage } from '../../domain/language.ts';

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

/** The language of the interface at the start: the stored one, else the browser's. */
export function initialLanguage(): Language {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : preferredLanguage(navigator.languages);
}

/** Loads the words, then turns the whole page over to them and remembers the choice. */
export async function activateLanguage(language: Language) {
  if (i18n.locale === language) return;
  const { messages } = await catalogs[language]();
  i18n.loadAndActivate({ locale: language, locales: [regionalTag(language)], messages });
  document.documentElement.lang = language;
  localStorage.setItem(key, language);
}

/** Which country's numbers, dates and plurals: ours are European. */
export const regionalTag = (language: string) => ({ en: 'en-GB', pt: 'pt-PT' })[language] ?? language;

/** A language's name in another language, as a label: "Español", "Spanisch". */
export function languageName(language: Language, inLanguage: string) {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

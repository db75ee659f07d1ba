import { type I18n, i18n, type Messages } from '@lingui/core';
import { isLanguage, type Language, languageCookie, preferredLanguage } from '../../domain/language.ts';

const key = 'foxtale.language';

const catalogs = import.meta.glob<{ messages: Messages }>('../locales/**/*.po');

/** Message catalogues that only a part of the app needs. Routes and lazy components load them with `loadSection`. */
type Section = 'admin' | 'creation' | 'landing' | 'learning' | 'reader/assist' | 'settings' | 'waiting';
const loadedSections = new Set<Section>();

/** The interface language at the start: the stored language or, if none is stored, the browser's language. */
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
  // Sets the attribute only if the language has changed, because setting it restyles the whole page.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
}

/** Applies a language chosen in another tab. */
export const followLanguage = () =>
  window.addEventListener('storage', (event) => {
    const chosen = storedLanguage();
    if (event.key === key && chosen !== undefined && chosen !== i18n.locale) void loadLanguage(chosen);
  });

/** The messages that belong to no section, and the messages of the sections opened so far. */
export async function loadMessages(language: Language): Promise<Messages> {
  const files = [language, ...[...loadedSections].map((section) => `${section}/${language}`)];
  return Object.assign({}, ...(await Promise.all(files.map(loadCatalog))));
}

/** Marks a section as loaded, for a page that already contains its messages. */
export const includeSection = (section: Section) => loadedSections.add(section);

export async function loadSection(section: Section): Promise<void> {
  if (loadedSections.has(section)) return;
  const language = i18n.locale;
  // On the server this only marks the section as loaded. The messages are loaded after the route loaders, because pages in
  // several languages share `i18n`.
  if (!import.meta.env.SSR) {
    const messages = await loadCatalog(`${section}/${language}`);
    // Loads the section again if the user has changed the language in the meantime.
    if (i18n.locale !== language) return loadSection(section);
    // Does not use `i18n.load`, which would re-render every component that shows messages. No component shows messages of
    // this section yet.
    Object.assign(i18n.messages, messages);
  }
  loadedSections.add(section);
}

async function loadCatalog(file: string) {
  const load = catalogs[`../locales/${file}.po`];
  if (load === undefined) throw new Error(`There is no catalogue ${file}.`);
  return (await load()).messages;
}

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

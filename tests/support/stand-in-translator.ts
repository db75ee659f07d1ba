import type { Page } from 'playwright-core';
import type { BrowserTranslator, TranslatorApi } from '../../web/translation/device/browser-translator.ts';

/**
 * Replaces the browser's Translator API. `stand-in`: a fake that translates “La frase 1.” to “[en] La frase 1.” `silent`: a
 * fake that never loads its language pack; the minute after which the page gives up is shortened. `loading`: the same with the
 * whole minute. `none`: removes the API. Call this function before the page loads.
 */
export const installTranslator = (page: Page, kind: Kind) => page.addInitScript(install, kind);

type Kind = 'stand-in' | 'silent' | 'loading' | 'none';

/** The sentences that this page has given to the translator. */
export const listTranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { translated: string[] }).translated);

/** Runs in the page. Like the real API, the fake needs a user gesture only until the language pack is loaded. */
function install(kind: Kind) {
  const pack = 'language-pack-of-the-browser';
  const translated: string[] = [];
  const api: TranslatorApi = {
    availability: async () => (localStorage.getItem(pack) === null ? 'downloadable' : 'available'),
    async create({ targetLanguage, monitor }): Promise<BrowserTranslator> {
      if (localStorage.getItem(pack) === null && !navigator.userActivation.isActive) {
        throw new DOMException('A press is needed.', 'NotAllowedError');
      }
      const target = new EventTarget();
      monitor(target);
      if (kind === 'silent' || kind === 'loading') return new Promise(() => {});
      for (const loaded of [0, 0.5, 1]) target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded }));
      localStorage.setItem(pack, 'loaded');
      return {
        async translate(text) {
          translated.push(text);
          return `[${targetLanguage}] ${text}`;
        },
        destroy() {},
      };
    },
  };
  if (kind === 'silent') {
    const wait = globalThis.setTimeout;
    const waitLess = (run: () => void, ms?: number) => wait(run, ms === 60_000 ? 500 : ms);
    Object.assign(globalThis, { setTimeout: waitLess });
  }
  Object.assign(globalThis, { translated, Translator: kind === 'none' ? undefined : api });
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { findBrowserTranslations, keepBrowserTranslations } from '../../device/browser-translations.ts';
import { isBrowserChosen, rememberBrowser } from './browser-choice.ts';
import { type BrowserTranslator, findSupport, openTranslator } from './browser-translator.ts';
import { type Translations, translateSentences } from './translate-sentences.ts';

export interface TextOnDevice {
  userId: string;
  articleId: string;
  from: Language;
  to: Language;
  sentences: readonly string[];
  /** The sentence that is translated first. */
  startAt: () => number;
}

export type BrowserTranslationState =
  | { kind: 'checking' | 'missing' | 'unavailable' | 'downloadable' | 'available' | 'translating' | 'done' }
  /** The browser opens a translator. It may have to download a language pack first, without reporting its progress. */
  | { kind: 'opening' }
  /** `not-loaded`: the browser has not opened a translator, probably because the language pack did not arrive. */
  | { kind: 'not-loaded' | 'failed' }
  | { kind: 'downloading'; share: number };

/** Each update renders all sentences and writes to the device, so new sentences are collected for this long. */
const updateEveryMs = 500;

/** Translates a text with the Translator API of the browser and keeps the result on the device. */
export function useBrowserTranslation(text: TextOnDevice, isOffered: boolean) {
  const { userId, articleId, from, to, sentences, startAt } = text;
  const [state, setState] = useState<BrowserTranslationState>({ kind: 'checking' });
  const [translations, setTranslations] = useState<Translations>(new Map());
  const running = useRef<AbortController>(undefined);
  const whose = { userId, articleId, language: to };

  async function translate(known: Translations) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: BrowserTranslationState) => !signal.aborted && setState(next);
    show({ kind: 'opening' });
    let latest = known;
    let updatedAt = performance.now();
    let keeping = Promise.resolve();
    const update = () => {
      updatedAt = performance.now();
      const translated = new Map(latest);
      if (!signal.aborted) setTranslations(translated);
      keeping = keeping.then(() => keepBrowserTranslations(whose, translated));
    };
    let translator: BrowserTranslator | undefined;
    try {
      translator = await openTranslator({
        from,
        to,
        signal,
        onDownload: (share) => share < 1 && show({ kind: 'downloading', share }),
      });
      signal.addEventListener('abort', () => translator?.destroy());
      rememberBrowser();
      show({ kind: 'translating' });
      await translateSentences({
        translator,
        sentences,
        known,
        startAt: startAt(),
        signal,
        onTranslated(translated) {
          latest = translated;
          if (performance.now() - updatedAt >= updateEveryMs) update();
        },
      });
      translator.destroy();
      update();
      show({ kind: 'done' });
    } catch {
      // Does nothing after an abort, for example by a sign-out, because nothing may be written any more.
      if (signal.aborted) return;
      update();
      setState({ kind: translator === undefined ? 'not-loaded' : 'failed' });
    }
  }

  const begin = useEffectEvent(async (isCurrent: () => boolean) => {
    const kept = await findBrowserTranslations(whose);
    if (!isCurrent()) return;
    setTranslations(kept);
    if (sentences.every((sentence) => kept.has(sentence))) return setState({ kind: 'done' });
    const support = await findSupport({ from, to });
    if (!isCurrent()) return;
    if (isOffered && support === 'available' && isBrowserChosen()) await translate(kept);
    else setState({ kind: support });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or direction starts again
  useEffect(() => {
    let isCurrent = true;
    void begin(() => isCurrent);
    return () => {
      isCurrent = false;
      running.current?.abort();
    };
  }, [userId, articleId, from, to, isOffered]);

  function cancel() {
    running.current?.abort();
    setState({ kind: 'downloadable' });
  }

  return { state, translations, start: () => void translate(translations), cancel };
}

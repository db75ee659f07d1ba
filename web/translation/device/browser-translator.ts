import type { Language } from '../../../domain/language.ts';

/** The Translator API of Chrome and Edge on desktop. It is not in TypeScript's types. */
export interface TranslatorApi {
  availability(pair: LanguagePair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  /** Downloads the language pack if necessary, which needs a user gesture. */
  create(
    options: LanguagePair & { signal: AbortSignal; monitor: (monitor: EventTarget) => void },
  ): Promise<BrowserTranslator>;
}

export interface BrowserTranslator {
  translate(text: string, options: { signal: AbortSignal }): Promise<string>;
  destroy(): void;
}

interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface Direction {
  from: Language;
  to: Language;
}

/** Undefined if this browser has no such API. */
const findTranslatorApi = () => (globalThis as { Translator?: TranslatorApi }).Translator;

/** Phones get their own message, because no browser on a phone has the API yet. */
export const isPhone = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

type TranslatorSupport = 'missing' | 'unavailable' | 'downloadable' | 'available';

export async function findSupport({ from, to }: Direction): Promise<TranslatorSupport> {
  const api = findTranslatorApi();
  if (api === undefined) return 'missing';
  const asking = api.availability({ sourceLanguage: from, targetLanguage: to }).catch(() => 'unavailable' as const);
  // If the browser does not answer, the user can still press the button.
  const found = await failIfSilent(() => asking, longestAvailabilityMs).catch(() => 'downloadable' as const);
  return found === 'downloading' ? 'downloadable' : found;
}

interface Opening extends Direction {
  signal: AbortSignal;
  /** 0 to 1. */
  onDownload: (share: number) => void;
}

/** Rejects if the browser neither answers nor reports any progress of the download for a minute. */
export async function openTranslator({ from, to, signal, onDownload }: Opening): Promise<BrowserTranslator> {
  const api = findTranslatorApi();
  if (api === undefined) throw new Error('This browser cannot translate.');
  return failIfSilent((hear) =>
    api.create({
      sourceLanguage: from,
      targetLanguage: to,
      signal,
      monitor: (monitor) =>
        monitor.addEventListener('downloadprogress', (event) => {
          hear();
          if ('loaded' in event && typeof event.loaded === 'number') onDownload(event.loaded);
        }),
    }),
  );
}

const longestAvailabilityMs = 5000;
const longestSilenceMs = 60_000;

/**
 * Rejects if there is neither an answer nor a sign of progress (`hear`) for this long. The request is not aborted: the browser
 * may finish a download in the background, and the next try then finds the language pack.
 */
export function failIfSilent<Answer>(
  ask: (hear: () => void) => Promise<Answer>,
  silenceMs = longestSilenceMs,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error('The browser does not answer.')), silenceMs);
    };
    hear();
    ask(hear)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

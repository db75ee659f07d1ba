import { type BrowserTranslator, failIfSilent } from './browser-translator.ts';

/**
 * The translations. The key is the text of the sentence, so that the translations stay correct when the article is edited.
 */
export type Translations = ReadonlyMap<string, string>;

interface Work {
  translator: BrowserTranslator;
  sentences: readonly string[];
  known: Translations;
  /** The sentence that is translated first. */
  startAt: number;
  signal: AbortSignal;
  /** Called after each sentence with everything that is translated so far. */
  onTranslated: (translations: Translations) => void;
}

/** Translates the missing sentences one after another: first from `startAt` to the end, then the sentences before `startAt`. */
export async function translateSentences({ translator, sentences, known, startAt, signal, onTranslated }: Work) {
  const translations = new Map(known);
  for (const sentence of [...sentences.slice(startAt - 1), ...sentences.slice(0, startAt - 1)]) {
    if (translations.has(sentence)) continue;
    signal.throwIfAborted();
    const translation = await failIfSilent(() => translator.translate(sentence, { signal }));
    translations.set(sentence, translation.trim());
    onTranslated(translations);
  }
}

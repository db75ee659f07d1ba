import type { Page } from 'playwright-core';

interface PretendedVoice {
  name: string;
  lang: string;
  localService?: boolean;
}

interface PretendedSpeech {
  voices: PretendedVoice[];
  /** The delay after which the browser reports its voices. */
  lateMs?: number;
}

/**
 * How the voices behave. `words`: they report each word. `no words`: they report no words. `silent`: they never start. `stops`:
 * they report the first words and then stop without an event. `stops after 15 s`: they report no words and stop without an event
 * after 15 seconds, like online voices in Chrome.
 */
type SpeechBehaviour = 'words' | 'no words' | 'silent' | 'stops' | 'stops after 15 s';

/** Replaces the Web Speech API of the page. Call it before the page loads. */
export const pretendToSpeak = (page: Page, speech: PretendedSpeech) =>
  page.addInitScript(installSpeech, { lateMs: 0, ...speech });

export const letVoices = (page: Page, behaviour: SpeechBehaviour) =>
  page.evaluate((chosen) => document.documentElement.setAttribute('data-speech', chosen), behaviour);

/** The spoken texts, as "voice: text" per utterance. */
export const listSaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

/**
 * Runs in the page. A word takes 100 ms, or 400 ms if the voice does not report words. Such a voice is slower, because the
 * page makes its first estimate of the spoken word after 400 ms. A faster voice would have finished a short sentence by
 * then.
 */
function installSpeech({ voices, lateMs }: Required<PretendedSpeech>) {
  const said: string[] = [];
  const known = voices.map(({ name, lang, localService = true }) => ({ name, lang, localService, voiceURI: name }));
  class Utterance {
    onstart?: () => void;
    onend?: () => void;
    onboundary?: (event: object) => void;
    voice?: { name: string };
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const target = new EventTarget();
  let timer: ReturnType<typeof setInterval> | undefined;
  let listed = lateMs === 0 ? known : [];
  if (lateMs > 0)
    setTimeout(() => {
      listed = known;
      target.dispatchEvent(new Event('voiceschanged'));
    }, lateMs);

  function speak({ text, voice, onstart, onboundary, onend }: Utterance) {
    const behaviour = () => document.documentElement.getAttribute('data-speech') ?? 'words';
    if (behaviour() === 'silent') return;
    said.push(`${voice?.name}: ${text}`);
    const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
    const reportsWords = () => ['words', 'stops'].includes(behaviour());
    const startedAt = performance.now();
    let count = 0;
    timer = setInterval(
      () => {
        const word = words[count];
        if (behaviour() === 'stops' && count > 1) return;
        if (behaviour() === 'stops after 15 s' && performance.now() - startedAt > 15_000) return;
        if (count === 0) onstart?.();
        if (word === undefined) {
          clearInterval(timer);
          return onend?.();
        }
        if (reportsWords()) onboundary?.({ name: 'word', charIndex: word.index, charLength: word[0].length });
        count++;
      },
      reportsWords() ? 100 : 400,
    );
  }

  Object.defineProperty(globalThis, 'said', { value: said });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
  Object.defineProperty(globalThis, 'speechSynthesis', {
    value: Object.assign(target, { getVoices: () => listed, cancel: () => clearInterval(timer), speak }),
  });
}

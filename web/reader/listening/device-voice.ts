import type { Language } from '../../../domain/language.ts';
import { endOfUtterance } from '../../../domain/reader/listening/cut-utterances.ts';
import { estimateWords } from '../../../domain/reader/listening/estimate-words.ts';
import type { DeviceSpeaker, VoiceListener } from '../player/voice.ts';

const startMs = 2000;
/** Chrome stops some voices after 15 seconds and fires no event, so longer sentences are spoken in pieces. */
const longestUtteranceMs = 11_000;
/** A first estimate of the speaking speed. It is corrected after each piece that is spoken to its end. */
const usualMsPerLetter = 70;
/**
 * If a voice that fires `boundary` events fires none for this long, it counts as failed. The time is much longer than any
 * word or pause.
 */
const longestWordMs = 5000;
/** A voice that fires `boundary` events fires the first one within this time. Until then, no estimated word is shown. */
const firstWordMs = 400;

export interface DeviceSpeech {
  textOf: (sentence: number) => string;
  voice: SpeechSynthesisVoice;
  language: Language;
}

/**
 * A voice that uses the speech synthesis of the device. Such a voice may never start, or may stop without an event. If it fires
 * no `boundary` events, the spoken word is estimated.
 */
export function createDeviceVoice({ textOf, voice, language }: DeviceSpeech, listener: VoiceListener): DeviceSpeaker {
  let text = '';
  /** The position of the voice in the text: the start of the current word, or of the current piece. */
  let offset = 0;
  let speed = 1;
  let turn = 0;
  let msPerLetter = usualMsPerLetter;
  let reportsWords = false;
  let isSpeaking = false;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let nextWord: ReturnType<typeof setTimeout> | undefined;

  function say() {
    stop();
    isSpeaking = true;
    sayPiece(offset);
  }

  function sayPiece(start: number) {
    const own = ++turn;
    const end = endOfUtterance(text, start, Math.floor((longestUtteranceMs * speed) / msPerLetter));
    const piece = text.slice(start, end);
    const estimate = estimateWords(piece, language);
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = speed;
    let startedAt = 0;
    const whileOwn = (act: () => void) => () => {
      if (own === turn) act();
    };
    const expectWithin = (ms: number) => {
      clearTimeout(watchdog);
      watchdog = setTimeout(whileOwn(stall), ms);
    };
    const msOf = (letters: number) => (letters * msPerLetter) / speed;

    function showEstimated(index: number) {
      const word = estimate.words[index];
      if (word === undefined || reportsWords) return;
      const dueMs = msOf(word.startLetters) - (performance.now() - startedAt);
      nextWord = setTimeout(
        whileOwn(() => {
          if (reportsWords) return;
          showWord(start + word.from, start + word.to);
          showEstimated(index + 1);
        }),
        // Delays the first estimated word. The voice may still report this word with a `boundary` event, which makes the
        // estimate unnecessary.
        Math.max(index === 0 ? firstWordMs : 0, dueMs),
      );
    }

    utterance.onstart = whileOwn(() => {
      startedAt = performance.now();
      expectWithin(startMs + 2 * msOf(estimate.letters));
      showEstimated(0);
      listener.onHeard();
    });
    utterance.onboundary = (event) => {
      if (own !== turn || event.name !== 'word') return;
      reportsWords = true;
      clearTimeout(nextWord);
      expectWithin(longestWordMs / speed);
      const from = start + event.charIndex;
      showWord(from, from + (event.charLength || wordLength(text.slice(from))));
    };
    utterance.onend = whileOwn(() => {
      learnSpeed(performance.now() - startedAt, estimate.letters);
      offset = end;
      if (end < text.length) return sayPiece(end);
      stop();
      listener.onWord(undefined);
      listener.onEnd();
    });
    utterance.onerror = ({ error }) => {
      if (own !== turn) return;
      // The voice has not failed: the browser allows speech only after a user gesture.
      if (error === 'not-allowed') return interrupt();
      stall();
    };
    expectWithin(startMs);
    speechSynthesis.speak(utterance);
  }

  function showWord(from: number, to: number) {
    offset = from;
    listener.onWord({ from, to });
  }

  function learnSpeed(ms: number, letters: number) {
    const isPlausible = letters > 10 && ms / letters > 10;
    if (isPlausible) msPerLetter = (msPerLetter + (ms * speed) / letters) / 2;
  }

  function stop() {
    turn++;
    isSpeaking = false;
    clearTimeout(watchdog);
    clearTimeout(nextWord);
    speechSynthesis.cancel();
  }

  function stall() {
    stop();
    listener.onProblem('stalled');
  }

  function interrupt() {
    stop();
    listener.onInterrupted();
  }

  return {
    speak(sentence, { only }) {
      text = textOf(sentence).slice(0, only?.to);
      offset = only?.from ?? 0;
      say();
    },
    rest(seconds) {
      stop();
      const own = turn;
      watchdog = setTimeout(() => own === turn && listener.onEnd(), seconds * 1000);
    },
    // Stops the speech and later restarts it at the same word, because speechSynthesis.pause() works only on few devices.
    pause: stop,
    resume: say,
    stop,
    setSpeed(value) {
      speed = value;
      if (isSpeaking) say();
    },
    saidUpTo: () => offset,
  };
}

const wordLength = (text: string) => /^[\p{L}\p{M}\p{N}'’-]+/u.exec(text)?.[0].length ?? 1;

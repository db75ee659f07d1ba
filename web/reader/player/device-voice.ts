import type { Voice, VoiceListener } from './voice.ts';

const startMs = 2000;
/** Much slower than any voice. After this time, the voice counts as dead. */
const slowestMsPerCharacter = 250;

interface Speech {
  textOf: (sentence: number) => string;
  voice: SpeechSynthesisVoice;
}

/** A voice that uses speech synthesis of the device. Such voices may never start, or stop without an event. */
export function createDeviceVoice({ textOf, voice }: Speech, listener: VoiceListener): Voice {
  let text = '';
  let offset = 0;
  let speed = 1;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSpeaking = false;

  function say() {
    stop();
    const own = turn;
    const utterance = new SpeechSynthesisUtterance(text.slice(offset));
    const start = offset;
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = speed;
    const whileOwn = (act: () => void) => () => {
      if (own === turn) act();
    };
    const expect = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(whileOwn(stall), ms);
    };
    const expectTheRest = () => expect(startMs + ((text.length - offset) * slowestMsPerCharacter) / speed);
    utterance.onstart = whileOwn(() => {
      expectTheRest();
      listener.onHeard();
    });
    utterance.onboundary = (event) => {
      if (own !== turn || event.name !== 'word') return;
      offset = start + event.charIndex;
      expectTheRest();
      listener.onWord({ from: offset, to: offset + (event.charLength || wordLength(text.slice(offset))) });
    };
    utterance.onend = whileOwn(() => {
      stop();
      listener.onWord(undefined);
      listener.onEnd();
    });
    utterance.onerror = whileOwn(stall);
    isSpeaking = true;
    expect(startMs);
    speechSynthesis.speak(utterance);
  }

  function stop() {
    turn++;
    isSpeaking = false;
    clearTimeout(timer);
    speechSynthesis.cancel();
  }

  function stall() {
    stop();
    listener.onProblem('stalled');
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
      timer = setTimeout(() => own === turn && listener.onEnd(), seconds * 1000);
    },
    // speechSynthesis.pause() works on few devices; cancelling and restarting at the word works on all.
    pause: stop,
    resume: say,
    stop,
    setSpeed(value) {
      speed = value;
      if (isSpeaking) say();
    },
  };
}

const wordLength = (text: string) => /^[\p{L}\p{M}\p{N}'’-]+/u.exec(text)?.[0].length ?? 1;

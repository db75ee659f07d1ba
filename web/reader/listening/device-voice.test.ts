import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceVoice } from './device-voice.ts';

interface Utterance {
  text: string;
  rate: number;
  onstart: () => void;
  onend: () => void;
  onboundary: (event: { name: string; charIndex: number; charLength: number }) => void;
  onerror: (event: { error: string }) => void;
}

const utterances: Utterance[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  utterances.length = 0;
  class FakeUtterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', { speak: (one: Utterance) => utterances.push(one), cancel: () => {} });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const short = 'El zorro lee un libro viejo.';

function prepare(text = short) {
  const heard: string[] = [];
  const voice = createDeviceVoice(
    { textOf: () => text, language: 'es', voice: { name: 'Mónica', lang: 'es-ES' } as SpeechSynthesisVoice },
    {
      onHeard: () => heard.push('heard'),
      onWaiting: () => {},
      onWord: (word) => heard.push(word === undefined ? 'no word' : text.slice(word.from, word.to)),
      onEnd: () => heard.push('end'),
      onInterrupted: () => heard.push('interrupted'),
      onProblem: (problem) => heard.push(problem),
    },
  );
  const last = () => {
    const utterance = utterances.at(-1);
    if (utterance === undefined) throw new Error('Nothing was said.');
    return utterance;
  };
  return { voice, heard, last };
}

test('marks the words that the voice reports', () => {
  const { voice, heard, last } = prepare();
  voice.speak(1, { follows: false });
  last().onstart();
  last().onboundary({ name: 'word', charIndex: 3, charLength: 5 });
  // Some browsers do not report the length of a word.
  last().onboundary({ name: 'word', charIndex: 9, charLength: 0 });
  last().onend();
  expect(heard).toEqual(['heard', 'zorro', 'lee', 'no word', 'end']);
});

test('marks the words by an estimate if the voice reports none', () => {
  const { voice, heard, last } = prepare();
  voice.speak(1, { follows: false });
  last().onstart();
  vi.advanceTimersByTime(2500);
  expect(heard).toEqual(['heard', 'El', 'zorro', 'lee', 'un', 'libro', 'viejo']);
});

test.each([
  ['never starts', 2100, () => {}],
  ['stops without an event', 8000, (utterance: Utterance) => utterance.onstart()],
  ['fails', 0, (utterance: Utterance) => utterance.onerror({ error: 'synthesis-failed' })],
])('reports a voice that %s', (_name, afterMs, act) => {
  const { voice, heard, last } = prepare();
  voice.speak(1, { follows: false });
  act(last());
  vi.advanceTimersByTime(afterMs);
  expect(heard.at(-1)).toBe('stalled');
});

test('a voice that stops after some words is noticed within five seconds, with the position that it has reached', () => {
  const { voice, heard, last } = prepare();
  voice.speak(1, { follows: false });
  last().onstart();
  last().onboundary({ name: 'word', charIndex: 9, charLength: 3 });
  vi.advanceTimersByTime(5100);
  expect(heard.at(-1)).toBe('stalled');
  expect(voice.saidUpTo()).toBe(9);
});

test('a long sentence is spoken in pieces of less than 15 seconds, with one end event', () => {
  const long = `${'una palabra tras otra, '.repeat(20)}fin.`;
  const { voice, heard, last } = prepare(long);
  voice.speak(1, { follows: false });
  while (heard.at(-1) !== 'end') {
    last().onstart();
    last().onend();
  }
  expect(utterances.map(({ text }) => text).join('')).toBe(long);
  expect(Math.max(...utterances.map(({ text }) => text.length))).toBeLessThan(180);
  expect(heard.filter((event) => event === 'end')).toHaveLength(1);
});

test('pausing and changing the speed continue at the current word', () => {
  const { voice, last } = prepare();
  voice.speak(1, { follows: false });
  last().onstart();
  last().onboundary({ name: 'word', charIndex: 9, charLength: 3 });
  voice.pause();
  voice.resume();
  expect(last().text).toBe('lee un libro viejo.');
  voice.setSpeed(0.5);
  expect(last()).toMatchObject({ text: 'lee un libro viejo.', rate: 0.5 });
});

test('playback only pauses if the browser allows speech only after a click', () => {
  const { voice, heard, last } = prepare();
  voice.speak(1, { follows: false });
  last().onerror({ error: 'not-allowed' });
  expect(heard).toEqual(['interrupted']);
});

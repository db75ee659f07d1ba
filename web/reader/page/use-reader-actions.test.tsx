import { renderHook } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPlayer } from '../player/player.ts';
import { playerId, tapHintId } from '../position/measure-bars.ts';
import { createPlace } from '../position/place.ts';
import { uncoverSentence } from '../position/scroll-to-sentence.ts';
import { sentenceId } from '../text/sentence-element.ts';
import { useReaderActions } from './use-reader-actions.ts';

const { header, player: bar, window: height } = { header: 64, player: 104, window: 800 };

beforeEach(() => {
  vi.stubGlobal('innerHeight', height);
  return () => {
    vi.unstubAllGlobals();
  };
});

/** Adds the row of a sentence at a height on the screen. */
const putSentence = (sentence: number, top: number, bottom: number) => putElement(sentenceId(sentence), top, bottom);

function putElement(id: string, top: number, bottom: number) {
  const element = document.createElement('div');
  element.id = id;
  element.getBoundingClientRect = () => new DOMRect(0, top, 600, bottom - top);
  document.body.append(element);
  onTestFinished(() => element.remove());
}

function prepareActions() {
  const place = createPlace(1, 5);
  const voice = { speak() {}, rest() {}, pause() {}, resume() {}, stop() {}, setSpeed() {} };
  const settings = { speed: 0.8, gapSeconds: 0, isShadowing: false };
  const player = createPlayer({ place, settings, showWord() {}, onFinished() {}, createVoice: () => voice });
  const comeBack = vi.fn();
  const stay = (step: () => void) => step();
  const parts = { place, player, comeBack, stay, toggleTranslations() {} };
  const { actions } = renderHook(() => useReaderActions(parts)).result.current;
  return { actions, comeBack };
}

test('starting playback scrolls to a sentence that is out of view, and pausing does not scroll', () => {
  putSentence(1, -500, -440);
  const { actions, comeBack } = prepareActions();
  actions.togglePlaying();
  expect(comeBack).toHaveBeenCalledTimes(1);
  actions.togglePlaying();
  expect(comeBack).toHaveBeenCalledTimes(1);
});

test('starting playback does not scroll to a sentence that is in view', () => {
  putSentence(1, 300, 360);
  const { actions, comeBack } = prepareActions();
  actions.togglePlaying();
  expect(comeBack).not.toHaveBeenCalled();
});

test.each([
  { where: 'behind the header', top: header - 30, bottom: 200, by: -38 },
  { where: 'behind the player', top: 600, bottom: height - bar + 20, by: 28 },
  { where: 'behind the player and taller than the window', top: 100, bottom: 1500, by: 28 },
  { where: 'in view', top: 300, bottom: 400, by: undefined },
  { where: 'out of view', top: 900, bottom: 960, by: undefined },
])('a sentence $where is uncovered by as little as possible', ({ top, bottom, by }) => {
  putSentence(2, top, bottom);
  expect(uncover(2)).toEqual(by === undefined ? [] : [by]);
});

test('a sentence behind the hint above the player is uncovered', () => {
  putElement(playerId, height - bar, height);
  putElement(tapHintId, 620, 680);
  putSentence(2, 560, 650);
  expect(uncover(2)).toEqual([38]);
});

/** Returns how far the page was scrolled. */
function uncover(sentence: number) {
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  uncoverSentence(sentence);
  return scrollBy.mock.calls.map(([{ top }]) => top);
}

import { expect, test } from 'vitest';
import { createPlace } from '../position/place.ts';
import { createPlayer } from './player.ts';
import type { VoiceListener } from './voice.ts';

/** A player with a fake voice. The voice records the calls of the player, and the test triggers the events of the voice. */
function preparePlayer({ sentence = 1, count = 5, gapSeconds = 0, isShadowing = false } = {}) {
  const asked: string[] = [];
  const place = createPlace(sentence, count);
  const heard: VoiceListener[] = [];
  const player = createPlayer({
    place,
    settings: { speed: 0.8, gapSeconds, isShadowing },
    showWord: () => {},
    onFinished: () => asked.push('finished'),
    createVoice: (listener) => {
      heard.push(listener);
      return {
        speak: (number, { follows, only }) =>
          asked.push(`speak ${number}${follows ? ' and on' : ''}${only ? ` ${only.from}–${only.to}` : ''}`),
        rest: (seconds) => asked.push(`rest ${seconds}`),
        pause: () => asked.push('pause'),
        resume: () => asked.push('resume'),
        stop: () => {},
        setSpeed: (speed) => asked.push(`speed ${speed}`),
      };
    },
  });
  const [voice] = heard;
  if (voice === undefined) throw new Error('The player has no voice.');
  asked.length = 0;
  return { player, place, voice, asked };
}

test('plays from the active sentence, moves the position along and stops after the last sentence', () => {
  const { player, place, voice, asked } = preparePlayer({ sentence: 3, count: 5 });
  player.play();
  expect(player.state().status).toBe('loading');
  voice.onHeard();
  expect(player.state().status).toBe('playing');
  voice.onEnd();
  voice.onEnd();
  expect(place.current()).toBe(5);
  voice.onEnd();
  expect(asked).toEqual(['speak 3 and on', 'speak 4 and on', 'speak 5', 'finished']);
  expect(player.state().status).toBe('paused');
});

test('hearing the last sentence finishes the article, even if a lookup has made the sentence active', () => {
  const { player, place, voice } = preparePlayer({ count: 5 });
  player.activate(5);
  expect(place.isFinished()).toBe(false);
  player.play();
  voice.onEnd();
  expect(place.isFinished()).toBe(true);
});

test('the position is the sentence that is played, also if the user has read further by scrolling', () => {
  const { player, place, voice } = preparePlayer({ sentence: 2, count: 9 });
  place.readOn(4);
  player.play();
  expect([place.current(), place.position()]).toEqual([2, 2]);
  voice.onHeard();
  player.pause();
  place.readOn(5);
  player.play();
  expect([place.current(), place.position()]).toEqual([2, 2]);
  player.pause();
  place.activate(7);
  player.repeat();
  expect([place.current(), place.position()]).toEqual([7, 7]);
});

test('with shadowing, playback stops after each sentence and stays there', () => {
  const { player, place, voice, asked } = preparePlayer({ isShadowing: true });
  player.play();
  voice.onHeard();
  voice.onEnd();
  expect(player.state().status).toBe('paused');
  expect(place.current()).toBe(1);
  player.play();
  expect(asked).toEqual(['speak 1', 'speak 1']);
});

test('resuming continues within the sentence; after a step, it starts the new sentence', () => {
  const { player, voice, asked } = preparePlayer();
  player.play();
  voice.onHeard();
  player.pause();
  player.play();
  player.pause();
  player.goTo(4);
  player.play();
  expect(asked).toEqual(['speak 1 and on', 'pause', 'resume', 'pause', 'speak 4 and on']);
});

test('after a hold, the player continues where it was, or restarts the sentence if words were played in between', () => {
  const { player, voice, asked } = preparePlayer();
  player.hold();
  player.release();
  player.play();
  voice.onHeard();
  player.hold();
  expect(player.state().status).toBe('paused');
  player.release();
  player.hold();
  player.sayWords([{ sentence: 2, from: 0, to: 4 }]);
  player.release();
  expect(asked).toEqual(['speak 1 and on', 'pause', 'resume', 'pause', 'speak 2 0–4', 'speak 1 and on']);
});

test('after a hold, the player stays paused if the user pressed pause in between', () => {
  const { player, asked } = preparePlayer();
  player.play();
  player.hold();
  player.toggle();
  player.toggle();
  player.release();
  expect(asked).toEqual(['speak 1 and on', 'pause', 'resume', 'pause']);
});

test('next plays the next sentence while playing, and only moves to it while paused', () => {
  const { player, place, asked } = preparePlayer();
  player.goTo(2);
  expect(asked).toEqual([]);
  player.play();
  player.goTo(3);
  expect(asked).toEqual(['speak 2 and on', 'speak 3 and on']);
  expect(place.current()).toBe(3);
});

test('pauses between sentences as configured; resuming within such a pause continues with the next sentence', () => {
  const { player, place, voice, asked } = preparePlayer({ gapSeconds: 4 });
  player.play();
  voice.onHeard();
  voice.onEnd();
  expect(place.current()).toBe(1);
  player.pause();
  expect(player.state().status).toBe('paused');
  player.play();
  voice.onEnd();
  voice.onEnd();
  expect(asked).toEqual(['speak 1', 'rest 4', 'pause', 'speak 2', 'rest 4', 'speak 3']);
});

test('a loop repeats the sentence until it is turned off', () => {
  const { player, place, voice, asked } = preparePlayer({ sentence: 5, count: 5 });
  player.toggleLoop();
  player.play();
  voice.onEnd();
  voice.onEnd();
  player.toggleLoop();
  voice.onEnd();
  expect(asked).toEqual(['speak 5', 'speak 5', 'speak 5', 'finished']);
  expect(place.current()).toBe(5);
  expect(player.state().status).toBe('paused');
});

test('repeat plays one sentence if paused, and continues if playing', () => {
  const { player, place, voice, asked } = preparePlayer({ sentence: 2 });
  player.repeat();
  voice.onEnd();
  expect(player.state().status).toBe('paused');
  expect(place.current()).toBe(2);
  player.play();
  player.repeat();
  voice.onEnd();
  expect(asked).toEqual(['speak 2', 'speak 2 and on', 'speak 2 and on', 'speak 3 and on']);
});

test('a failure reports its reason and keeps the position; play retries', () => {
  const { player, place, voice, asked } = preparePlayer({ sentence: 4 });
  player.play();
  voice.onProblem('lost');
  expect(player.state()).toMatchObject({ status: 'paused', problem: 'lost' });
  expect(place.current()).toBe(4);
  player.play();
  expect(player.state()).toMatchObject({ status: 'loading', problem: undefined });
  expect(asked).toEqual(['speak 4 and on', 'speak 4 and on']);
});

test('an external interruption shows as paused, and late events of a paused voice do not start it', () => {
  const { player, voice } = preparePlayer();
  player.play();
  voice.onHeard();
  voice.onInterrupted();
  expect(player.state().status).toBe('paused');
  voice.onHeard();
  voice.onWaiting();
  expect(player.state().status).toBe('paused');
});

test('selected words are played once, sentence by sentence, and the position stays', () => {
  const { player, place, voice, asked } = preparePlayer({ sentence: 2 });
  player.sayWords([
    { sentence: 3, from: 8, to: 20 },
    { sentence: 4, from: 0, to: 5 },
  ]);
  voice.onHeard();
  voice.onEnd();
  voice.onEnd();
  expect(player.state().status).toBe('paused');
  expect(place.current()).toBe(2);
  player.play();
  expect(asked).toEqual(['speak 3 8–20', 'speak 4 0–5', 'speak 2 and on']);
});

import { expect, test } from 'vitest';
import { createPlace } from './place.ts';

test('clamps the position to the first and last sentence', () => {
  const place = createPlace(900, 12);
  expect(place.current()).toBe(12);
  place.goTo(-3);
  expect(place.current()).toBe(1);
});

test('notifies listeners on a step to the current sentence', () => {
  const place = createPlace(5, 12);
  const told: number[] = [];
  place.onStep(() => told.push(place.current()));
  place.goTo(5);
  expect(told).toEqual([5]);
});

test('does not call a listener after it unsubscribed', () => {
  const place = createPlace(1, 12);
  const told: string[] = [];
  const stop = place.onStep(() => told.push('step'));
  stop();
  place.goTo(2);
  expect(told).toEqual([]);
});

test('reading on by scrolling moves the position but not the active sentence; a step moves both', () => {
  const place = createPlace(2, 12);
  const told: string[] = [];
  place.onStep(() => told.push('step'));
  place.onPosition(() => told.push(`position ${place.position()}`));
  place.readOn(6);
  expect([place.current(), place.position()]).toEqual([2, 6]);
  place.goTo(3);
  expect([place.current(), place.position()]).toEqual([3, 3]);
  expect(told).toEqual(['position 6', 'step', 'position 3']);
});

test('activating a sentence does not move the position; the next step does', () => {
  const place = createPlace(8, 12);
  const told: string[] = [];
  place.onStep(() => told.push('step'));
  place.onPosition(() => told.push('position'));
  place.activate(1);
  expect([place.current(), place.position()]).toEqual([1, 8]);
  place.goTo(2);
  expect([place.current(), place.position()]).toEqual([2, 2]);
  expect(told).toEqual(['step', 'step', 'position']);
});

test('activating the last sentence does not finish the article; a step or scrolling to the end does', () => {
  const place = createPlace(10, 12);
  place.activate(12);
  expect([place.position(), place.isFinished()]).toEqual([10, false]);
  place.readOn(12);
  expect([place.position(), place.isFinished()]).toEqual([12, true]);
});

test('a lookup in the last sentence moves the position there without finishing the article; reading on finishes it', () => {
  const place = createPlace(10, 12);
  place.lookUpIn(12);
  expect([place.position(), place.isFinished()]).toEqual([12, false]);
  place.readOn(12);
  expect(place.isFinished()).toBe(true);
  const reopened = createPlace(12, 12, { isFinished: false });
  expect(reopened.isFinished()).toBe(false);
  reopened.readOn(12);
  expect(reopened.isFinished()).toBe(true);
});

test('a jump to the last sentence does not finish the article; reading its end or marking it as read does', () => {
  const place = createPlace(2, 12);
  place.goTo(12);
  place.goTo(12);
  expect([place.position(), place.isFinished()]).toEqual([12, false]);
  place.goTo(11);
  place.goTo(12);
  expect(place.isFinished()).toBe(true);

  const marked = createPlace(2, 12);
  marked.goTo(12);
  marked.finish();
  expect([marked.position(), marked.isFinished()]).toEqual([12, true]);
});

test('the reader is at the active sentence, until reading on by scrolling moves the position', () => {
  const place = createPlace(8, 12);
  place.activate(3);
  expect(place.attended()).toBe(3);
  place.readOn(9);
  expect(place.attended()).toBe(9);
  place.activate(3);
  place.readOn(9);
  expect(place.attended()).toBe(9);
  place.goTo(4);
  expect(place.attended()).toBe(4);
});

test('tells its listeners about each change of the sentence that the reader is at', () => {
  const place = createPlace(8, 12);
  const told: number[] = [];
  const stop = place.onAttended(() => told.push(place.attended()));
  place.activate(3);
  place.readOn(9);
  stop();
  place.goTo(4);
  expect(told).toEqual([3, 9]);
});

test('a finished article stays finished until several of its sentences are read again', () => {
  const place = createPlace(12, 12, { isFinished: true });
  place.goTo(1);
  expect([place.position(), place.isFinished()]).toEqual([1, true]);
  place.readOn(2);
  expect(place.isFinished()).toBe(true);
  place.goTo(3);
  expect(place.isFinished()).toBe(false);
  place.goTo(11);
  place.goTo(13);
  expect(place.isFinished()).toBe(true);
});

test('an article opens as finished only if it was saved as finished', () => {
  expect(createPlace(12, 12, { isFinished: false }).isFinished()).toBe(false);
  expect(createPlace(1, 12, { isFinished: true }).isFinished()).toBe(true);
});

import { expect, test } from 'vitest';
import { createPlace } from './place.ts';

test('a step tells the sentence that is left and the one that is reached, and nobody else', () => {
  const place = createPlace(3, 600);
  const told: number[] = [];
  for (let sentence = 1; sentence <= 600; sentence++) place.onTurnOf(sentence, () => told.push(sentence));
  place.goTo(4);
  expect(told).toEqual([3, 4]);
});

test('a place beyond either end is the end', () => {
  const place = createPlace(900, 12);
  expect(place.current()).toBe(12);
  place.goTo(-3);
  expect(place.current()).toBe(1);
});

test('going to where one is counts as a step but turns no sentence', () => {
  const place = createPlace(5, 12);
  const told: string[] = [];
  place.onTurnOf(5, () => told.push('turn'));
  place.onStep(() => told.push('step'));
  place.goTo(5);
  expect(told).toEqual(['step']);
});

test('whoever has stopped listening hears nothing more', () => {
  const place = createPlace(1, 12);
  const told: string[] = [];
  const leave = place.onTurnOf(2, () => told.push('turn'));
  const stop = place.onStep(() => told.push('step'));
  leave();
  stop();
  place.goTo(2);
  expect(told).toEqual([]);
});

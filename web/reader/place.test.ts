import { expect, test } from 'vitest';
import { createPlace } from './place.ts';

test('a place beyond either end is the end', () => {
  const place = createPlace(900, 12);
  expect(place.current()).toBe(12);
  place.goTo(-3);
  expect(place.current()).toBe(1);
});

test('going to where one is counts as a step', () => {
  const place = createPlace(5, 12);
  const told: number[] = [];
  place.onStep(() => told.push(place.current()));
  place.goTo(5);
  expect(told).toEqual([5]);
});

test('whoever has stopped listening hears nothing more', () => {
  const place = createPlace(1, 12);
  const told: string[] = [];
  const stop = place.onStep(() => told.push('step'));
  stop();
  place.goTo(2);
  expect(told).toEqual([]);
});

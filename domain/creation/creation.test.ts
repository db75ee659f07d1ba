import { expect, test } from 'vitest';
import { newCreation } from './creation.fixture.ts';
import { type Creation, isReadableAtOnce, stateOfStep, stepsOf } from './creation.ts';

const states = (changes: Partial<Creation>) => {
  const changed = { ...newCreation, ...changes };
  return stepsOf(changed).map((step) => stateOfStep(step, changed));
};

test('a generated article goes through every step', () => {
  expect(states({})).toEqual(['done', 'later', 'later', 'later', 'later']);
  expect(states({ status: 'translating-article' })).toEqual(['done', 'done', 'now', 'later', 'later']);
  expect(states({ status: 'generating-audio', isTranslated: true, failure: 'internal' })).toEqual([
    'done',
    'done',
    'done',
    'stopped',
    'later',
  ]);
  expect(states({ status: 'done', isTranslated: true })).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('a manual text skips writing, and shows a missing translation', () => {
  expect(states({ way: 'manual', status: 'done' })).toEqual(['done', 'missed', 'done', 'done']);
  expect(states({ way: 'manual', status: 'generating-audio', isTranslated: true })).toEqual([
    'done',
    'done',
    'now',
    'later',
  ]);
});

test('a manual text skips translation if the server cannot translate', () => {
  expect(states({ way: 'manual', status: 'done', canBeTranslated: false })).toEqual(['done', 'done', 'done']);
});

test('an article from the drawer skips translation, because it already has every language', () => {
  expect(states({ isFromDrawer: true, status: 'generating-article' })).toEqual(['done', 'now', 'later', 'later']);
  expect(states({ isFromDrawer: true, isTranslated: true, status: 'done' })).toEqual(['done', 'done', 'done', 'done']);
});

test('an article whose two languages are the same skips translation', () => {
  expect(states({ mainLang: 'es', status: 'generating-audio' })).toEqual(['done', 'done', 'now', 'later']);
});

test.each<[string, Partial<Creation>, boolean]>([
  ['on a server that cannot translate', { canBeTranslated: false }, true],
  ['with its translation', { isTranslated: true }, true],
  ['of an author who learns their native language', { mainLang: 'es' }, true],
  ['that has to be translated', {}, false],
  ['that failed', { canBeTranslated: false, failure: 'internal' }, false],
])('whether an own text %s can be read at once', (_, changes, isReadable) => {
  expect(isReadableAtOnce({ ...newCreation, way: 'manual', ...changes })).toBe(isReadable);
  expect(isReadableAtOnce({ ...newCreation, ...changes })).toBe(false);
});

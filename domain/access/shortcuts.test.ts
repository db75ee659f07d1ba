import { expect, test } from 'vitest';
import { completeKeys, defaultKeys, hasNoDoubles, listShortcutKeys } from './shortcuts.ts';

const { translation: _, ...olderKeys } = defaultKeys;

test('keys that were stored before an action was added get its default key', () => {
  const keys = { ...olderKeys, repeat: 'x' };
  expect(listShortcutKeys({ isOn: true, keys })).toEqual({ ...defaultKeys, repeat: 'x' });
});

test('the added action gets another key if the user has given its default key to another action', () => {
  const keys = completeKeys({ ...olderKeys, repeat: 'v', loop: 'g' });
  expect(keys).toMatchObject({ repeat: 'v', loop: 'g', translation: 'y' });
  expect(hasNoDoubles(keys)).toBe(true);
});

test('a user who has turned shortcuts off has no keys', () => {
  expect(listShortcutKeys({ isOn: false, keys: olderKeys })).toEqual({});
});

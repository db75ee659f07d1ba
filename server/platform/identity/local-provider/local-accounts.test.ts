import { expect, test } from 'vitest';
import { nameFromEmail } from './local-accounts.ts';

test('in a name from an e-mail address, each part starts with a capital letter', () => {
  expect(nameFromEmail('nora@example.com')).toBe('Nora');
  expect(nameFromEmail('hanna.weber@example.com')).toBe('Hanna Weber');
  expect(nameFromEmail('émile_b-c.@example.com')).toBe('Émile B C');
  expect(nameFromEmail('ana+foxtale@example.com')).toBe('Ana');
  expect(nameFromEmail('7up@example.com')).toBe('7up');
});

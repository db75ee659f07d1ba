import { expect, test } from 'vitest';
import { nameFromEmail } from './local-accounts.ts';

test('a name from an e-mail address starts with a capital letter', () => {
  expect(nameFromEmail('nora@example.com')).toBe('Nora');
  expect(nameFromEmail('émile.b@example.com')).toBe('Émile.b');
  expect(nameFromEmail('7up@example.com')).toBe('7up');
});

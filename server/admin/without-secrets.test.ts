import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test('a secret of the configuration is not repeated, wherever it stands', () => {
  const config = { narrator: { apiKey: 'sk-fox-1234' }, s3: { secretAccessKey: 'hush/hush', bucket: 'foxtale' } };
  expect(withoutSecrets(config, 'Incorrect API key sk-fox-1234 for foxtale (hush/hush)')).toBe(
    'Incorrect API key ••• for foxtale (•••)',
  );
});

test('nor a name and password in an address', () => {
  expect(withoutSecrets({}, 'no answer from postgres://fox:brush@db.example/foxtale')).toBe(
    'no answer from postgres://•••@db.example/foxtale',
  );
});

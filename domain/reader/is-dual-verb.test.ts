import { expect, test } from 'vitest';
import { isDualVerb } from './is-dual-verb.ts';

test.each([
  ['delava', 'delati', 'Midve ', true],
  ['vidita', 'videti', 'Onadva ', true],
  ['smejita', 'smejati se', 'Onadva se ', false],
  ['zaspala', 'zaspati', 'Onadva sta tiho ', true],
  ['zaspala', 'zaspati', 'Ona je tiho ', false],
  ['delamo', 'delati', 'Mi ', false],
  ['sta', 'biti', 'Onadva ', true],
  ['so', 'biti', 'Oni ', false],
])('%s of %s after “%s”: %s', (form, base, before, expected) => {
  expect(isDualVerb({ form, base, language: 'sl', before })).toBe(expected);
});

import { describe, expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

describe('an error of OAuth', () => {
  const refusal = (error: string) =>
    Object.assign(new Error('server responded with an error'), {
      error,
      error_description: 'fox@foxtale.test is blocked',
    });

  test('is described with its code and without its description', () => {
    const described = describeError(refusal('invalid_client'));
    expect(described).toMatchObject({ oauthError: 'invalid_client' });
    expect(JSON.stringify(described)).not.toContain('blocked');
  });

  test.each(['fox@foxtale.test', 'Invalid Client', 'a'.repeat(61), ''])(
    'is described without the value %j',
    (error) => {
      expect(describeError(refusal(error))).not.toHaveProperty('oauthError');
    },
  );
});

test('a copy of an error is described with its message, without user input', () => {
  expect(describeError({ message: 'relation "foxes" does not exist', queue: 'q' })).toEqual({
    type: 'object',
    message: 'relation … does not exist',
  });
  for (const thrown of [undefined, null, 'text', { message: 1 }]) {
    expect(describeError(thrown)).toEqual({ type: typeof thrown, message: '' });
  }
});

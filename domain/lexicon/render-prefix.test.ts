import { expect, test } from 'vitest';
import { renderPrefix } from './render-prefix.ts';

test.each([
  ['inter', 'urban', 'adjective', 'inter-urban'],
  ['contra', 'attack', 'noun', 'counter-attack'],
  ['des', 'mobilisation', 'noun', 'reversal or lack of mobilisation'],
  ['des', 'clog', 'verb', 'opposite of “clog”'],
  ['des', 'populated, inhabited', 'adjective', 'not populated'],
  ['in', 'productive', 'adjective', 'not productive'],
  ['re', 'assign', 'verb', 'assign again'],
])('%s- before “%s” (%s) is “%s”', (prefix, meaning, partOfSpeech, expected) => {
  expect(renderPrefix({ prefix, meaning, partOfSpeech }, 'es')).toBe(expected);
});

test('A prefix that English renders as a word stays a word', () => {
  expect(renderPrefix({ prefix: 'ex', meaning: 'president', partOfSpeech: 'noun' }, 'pt')).toBeUndefined();
});

test('Prefixes of other languages are not changed', () => {
  expect(renderPrefix({ prefix: 'inter', meaning: 'urban', partOfSpeech: 'adjective' }, 'fr')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { scaleTimeout } from '../../../tests/support/machine-speed.ts';
import { closeJson, findJson } from './find-json.ts';

test('the answer comes first, drafts in the thoughts of the model are ignored', () => {
  expect(findJson('<think>{"a": 1}? Or {"a": 2}.</think> {"a": 3}')).toEqual([{ a: 3 }]);
  expect(findJson('First {"a": 1}, now {"a": 2}!')).toEqual([{ a: 2 }, { a: 1 }]);
});

test('brackets, quotes and commas in strings belong to the string', () => {
  const value = { text: 'He said: “[,]}” and \\ "so, }".', list: ['}', ','] };
  expect(findJson(`Here: ${JSON.stringify(value)}}`)).toEqual([value]);
});

test('an answer that was cut off keeps its complete list items', () => {
  const cut = '{"lines": [{"n": 1, "t": "a]"}, {"n": 2, "t": "b"}, {"n": 3, "t": "c';
  expect(closeJson(cut)).toEqual({
    lines: [
      { n: 1, t: 'a]' },
      { n: 2, t: 'b' },
    ],
  });
  expect(closeJson('{"lines": [{"n": 1')).toBeUndefined();
});

test.each([
  ['open brackets', '{"x": ['],
  ['open braces', '{'],
  ['open quotes', '{"'],
  ['prose with brackets', 'He said {this} and [that]. '],
])('a long text is read in linear time: %s', (_name, piece) => {
  const text = piece.repeat(200_000 / piece.length);
  const started = performance.now();
  findJson(text);
  closeJson(text);
  expect(performance.now() - started).toBeLessThan(scaleTimeout(400));
});

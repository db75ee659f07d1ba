import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPairScanner, type Scanned } from './scan-pairs.ts';

const pair = (source: string, translation: string) => ({ source, translation });

const answer = {
  title: pair('El pan', 'Bread'),
  paragraphs: [
    [pair('Uno.', 'One.'), pair('Dijo: «{"dos"}».', 'He said: “{two]”.')],
    [pair('Tres \\ "tres".', 'Three.')],
  ],
  summary: pair('Sobre el pan.', 'About bread.'),
  keywords: ['pan', 'noche'],
};

const expected: Scanned[] = [
  { kind: 'title', pair: answer.title },
  ...answer.paragraphs.flatMap((pairs) => [
    ...pairs.map((each) => ({ kind: 'sentence' as const, pair: each })),
    { kind: 'paragraph-end' as const },
  ]),
  { kind: 'summary', pair: answer.summary },
  { kind: 'keywords', keywords: answer.keywords },
];

function scan(text: string, cuts: readonly number[] = []) {
  const scanner = createPairScanner();
  const ends = [...cuts.map((cut) => cut % (text.length + 1)).sort((one, other) => one - other), text.length];
  let start = 0;
  const found = ends.flatMap((end) => {
    const piece = text.slice(start, end);
    start = end;
    return scanner.feed(piece);
  });
  return [...found, ...scanner.end()];
}

describe('an answer', () => {
  const json = JSON.stringify(answer);

  test.each([
    ['alone', json],
    ['with line breaks', JSON.stringify(answer, null, 2)],
    [
      'in a code fence after a thought',
      `<think>They want {"title": "…"} or [so.</think>Here:\n\`\`\`json\n${json}\n\`\`\``,
    ],
    ['after a thought without its opening tag', `They want {"title" or "so", I answer.</think>\n${json}`],
    ['in stray braces', `}\n{${json}}\n}`],
    ['in a list', `[${json}]`],
    ['with more keys', JSON.stringify({ reasoning: 'I thought.', ...answer, confidence: 0.9 })],
    [
      'with trailing commas',
      json.replace(/"(?:[^"\\]|\\.)*"|[\]}]/g, (found) => (found.length === 1 ? `,${found}` : found)),
    ],
    ['inside a JSON string', JSON.stringify(json)],
  ])('is understood: %s', (_, text) => {
    expect(scan(text)).toEqual(expected);
  });

  test('is understood however it is cut into pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(json.length)), (cuts) => {
        expect(scan(json, cuts)).toEqual(expected);
      }),
    );
  });

  test('that breaks off gives all pairs that were complete', () => {
    expect(scan(json.slice(0, json.indexOf('Tres') + 3))).toEqual(expected.slice(0, 4));
  });
});

test('a pair is given as soon as it is closed', () => {
  const scanner = createPairScanner();
  expect(scanner.feed('{"title": {"source": "A", "translation": "B"}, "paragraphs": [[{"source": "C.", ')).toHaveLength(
    1,
  );
  expect(scanner.feed('"translation": "D."}')).toEqual([{ kind: 'sentence', pair: pair('C.', 'D.') }]);
});

test('a title without a translation and a list without paragraphs are understood', () => {
  expect(scan('{"title": "A", "sentences": [{"source": "B.", "translation": null}]}')).toEqual([
    { kind: 'title', pair: pair('A', '') },
    { kind: 'sentence', pair: pair('B.', '') },
    { kind: 'paragraph-end' },
  ]);
});

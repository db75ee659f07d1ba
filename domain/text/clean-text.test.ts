import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMilliseconds } from '../../tests/support/cpu-milliseconds.ts';
import { cleanLine, cleanText } from './clean-text.ts';

describe('markup is removed and its text kept', () => {
  test.each([
    ['<b>The fox</b> <i class="x">sleeps</i>.<br/>', 'The fox sleeps.'],
    ['One.<script>alert(1)</script> Two.', 'One. Two.'],
    ['One.<style>p { color: red }</style><!-- hidden\nwords --> Two.', 'One. Two.'],
    ['<img src=x onerror="alert(1)">A picture.', 'A picture.'],
    ['<<b>b>Bold</b>', 'Bold'],
    ['# The fox\n\nIt **really** sleeps, *deeply*.', 'The fox\n\nIt really sleeps, deeply.'],
    ['Read [this page](https://example.com/x) and ![a fox](fox.png).', 'Read this page and a fox.'],
    ['```json\nText\n```', 'Text'],
    ['Type `fox` here.', 'Type fox here.'],
    ['> Somebody said so.', 'Somebody said so.'],
  ])('%j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });
});

describe('text that only looks like markup is kept', () => {
  test.each([
    '5 < 7 and 8 > 3.',
    'I <3 you.',
    'The result is 2*3*4, or a * b * c.',
    'It costs 5 # or 6.',
    'snake_case and another_name',
    'Er sagte: „Nein.“ – »Da.« – « Oui ! »',
    'Une pause : voilà.',
    'Family: 👩‍👩‍👧 and flags 🇸🇮.',
    'First paragraph.\n\nSecond paragraph.',
    '[sic] (and so on)',
  ])('%j', (text) => {
    expect(cleanText(text)).toBe(text);
  });
});

describe('invisible characters are removed', () => {
  test.each([
    ['NUL and bell', 'The\u0000 fox\u0007.', 'The fox.'],
    ['bidirectional overrides', 'The \u202Exof\u202C sleeps.', 'The xof sleeps.'],
    ['bidirectional isolates and marks', '\u2066The\u2069 \u200Ffox.', 'The fox.'],
    ['zero-width characters', 'The f\u200Box\uFEFF.', 'The fox.'],
    ['a message in tag characters', 'The fox.\u{E0069}\u{E0067}\u{E006E}', 'The fox.'],
    ['soft hyphens', 'Fuchs\u00ADbau', 'Fuchsbau'],
    ['a lone surrogate', 'The \uD83E fox.', 'The fox.'],
    ['combining accents', 'cafe\u0301', 'café'],
    ['a tag that Markdown hides', 'A **<**script>fox.', 'A fox.'],
    ['Windows line endings and tabs', 'One.\r\n\r\n\tTwo.', 'One.\n\nTwo.'],
    ['extra spaces', ' One.  Two. \n\n\n\n Three. ', 'One. Two.\n\nThree.'],
  ])('%s', (_name, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });
});

test('cleanLine has no line breaks', () => {
  expect(cleanLine(' The fox\n\nsleeps.\r\n')).toBe('The fox sleeps.');
});

test('the result never contains tags, control characters or bidirectional overrides', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<b', '>', '<', '/', 'script', '**', '`', '\u202E', '\u0000', '\n', ' ', 'a'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const cleaned = cleanText(pieces.join(''));
      expect(cleaned).not.toMatch(/<\/?[a-z][^<>]*>/i);
      expect(cleaned).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      expect(cleaned.isWellFormed()).toBe(true);
    }),
  );
});

test('a long adversarial text is cleaned quickly', () => {
  for (const unit of ['<b', '**a', '`', '[a](', '<script>', ' \n', '*a ', '<!--'])
    expect(cpuMilliseconds(() => void cleanText(unit.repeat(40_000 / unit.length)))).toBeLessThan(1000);
});

import { expect, test } from 'vitest';
import { findLink, isLink, isOnlyLink, siteOf } from './link.ts';

test.each([
  ['https://example.org/una-historia', 'https://example.org/una-historia'],
  [' https://example.org/a?b=1#part-2 ', 'https://example.org/a?b=1'],
  ['example.org', 'https://example.org/'],
  ['www.example.org/una/historia?x=1', 'https://www.example.org/una/historia?x=1'],
  ['Una historia\nhttps://example.org/a.', 'https://example.org/a'],
  ['Mira “https://example.org/a”, por favor', 'https://example.org/a'],
  ['Una historia (https://example.org/a).', 'https://example.org/a'],
  ['https://es.example.org/wiki/Zorro_(animal)', 'https://es.example.org/wiki/Zorro_(animal)'],
])('finds the link in %j', (text, link) => {
  expect(findLink(text)).toBe(link);
});

test.each([
  '',
  'Hola.',
  'Hola. ¿Qué tal?',
  'javascript:alert(1)',
  'ftp://example.org/a',
  'https://',
  'https://a:b@example.org/',
])('finds no link in %j', (text) => {
  expect(findLink(text)).toBeUndefined();
});

test('a link is http or https, and not longer than 2000 characters', () => {
  expect(isLink('http://example.org/')).toBe(true);
  expect(isLink(`https://example.org/${'a'.repeat(2000)}`)).toBe(false);
  expect(isLink('example.org')).toBe(false);
});

test('a text is only a link if it contains nothing else', () => {
  expect(isOnlyLink(' https://example.org/a\n')).toBe(true);
  expect(isOnlyLink('Lee https://example.org/a')).toBe(false);
  // Without “https://”, “hola.es” may be the beginning of a text.
  expect(isOnlyLink('hola.es')).toBe(false);
});

test('a site is named by its host', () => {
  expect(siteOf('https://www.example.org/a')).toBe('example.org');
});

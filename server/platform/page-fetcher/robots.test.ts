import { expect, test } from 'vitest';
import { isAllowedByRobots } from './robots.ts';

const robots = `
User-agent: *
Disallow: /private # for everybody
Allow: /private/open
Disallow: /*.pdf$
Disallow: /search?*sort=

user-agent: OtherBot
User-Agent: StrictBot
disallow: /

Sitemap: https://example.org/sitemap.xml
`;

test.each([
  ['/', true],
  ['/story', true],
  ['/private', false],
  ['/private/diary', false],
  ['/private/open/letter', true],
  ['/book.pdf', false],
  ['/book.pdf?page=1', true],
  ['/search?q=a&sort=b', false],
])('a path of the common rules: %s is allowed: %s', (path, isAllowed) => {
  expect(isAllowedByRobots(robots, { program: 'foxtale', path })).toBe(isAllowed);
});

test('the group of a program replaces the common rules', () => {
  expect(isAllowedByRobots(robots, { program: 'strictbot', path: '/story' })).toBe(false);
  const own = `${robots}\nUser-agent: Foxtale\nDisallow:\n`;
  expect(isAllowedByRobots(own, { program: 'foxtale', path: '/private' })).toBe(true);
});

test('a file without rules, or that is no such file, allows everything', () => {
  for (const text of ['', '<html><body>Not found</body></html>', '\u0000\u0001']) {
    expect(isAllowedByRobots(text, { program: 'foxtale', path: '/story' })).toBe(true);
  }
});

test('a file with very many groups is read at once', () => {
  const start = performance.now();
  const slow = `${'User-agent: a\n'.repeat(35_000)}User-agent: *\nDisallow: /private\n`;
  expect(isAllowedByRobots(slow, { program: 'foxtale', path: '/private' })).toBe(false);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('a pattern made to be slow is decided at once', () => {
  const slow = `User-agent: *\nDisallow: /${'*a'.repeat(20_000)}$\n`;
  const start = performance.now();
  expect(isAllowedByRobots(slow, { program: 'foxtale', path: `/${'a'.repeat(19_000)}b` })).toBe(true);
  expect(performance.now() - start).toBeLessThan(2000);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

test.each([
  { palette: 'primary', colour: 'blue', order: ['blue', 'green', 'red'] },
  { palette: 'secondary', colour: 'magenta', order: ['red', 'blue', 'green'] },
] as const)('the $palette palette is $colour, in ten shades from light to dark', ({ palette, order }) => {
  const found = [...tokens.matchAll(new RegExp(`--${palette}-(\\d+): #([0-9a-f]{6});`, 'g'))];
  const shades = found.map(([, shade]) => Number(shade));
  expect(shades).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
  const colours = found.map(([, , hex = '']) => readColour(hex));
  for (const colour of colours) {
    const channels = order.map((name) => colour[name]);
    expect(channels).toEqual(channels.toSorted((a, b) => b - a));
  }
  const brightness = colours.map(({ red, green, blue }) => red + green + blue);
  expect(brightness).toEqual(brightness.toSorted((a, b) => b - a));
});

function readColour(hex: string) {
  const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return { red, green, blue };
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { motifsOfGenre } from '../domain/library/choose-cover.ts';
import { covers } from './covers.ts';
import { readArticles } from './read-articles.ts';

test('every article has a cover, and every cover an article', () => {
  const names = readArticles().articles.map(({ id }) => id);
  expect(Object.keys(covers).toSorted()).toEqual(names.toSorted());
});

test('every cover is drawn, and every drawing is used', () => {
  const sprite = readFileSync(new URL('../web/assets/covers.svg', import.meta.url), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const named = new Set([...Object.values(covers), ...Object.values(motifsOfGenre).flat()]);
  expect(drawn.toSorted()).toEqual([...named].toSorted());
});

test('the articles of the library look different, except the parts of a series', () => {
  const { articles } = readArticles();
  const looks = articles
    .filter(({ place }) => place === 'library')
    .map(({ id, series }) => ({ look: covers[id], story: series?.id ?? id }));
  for (const { look, story } of looks) {
    expect(new Set(looks.filter((other) => other.look === look).map((other) => other.story)), look).toEqual(
      new Set([story]),
    );
  }
});

import { expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import type { SearchFilters } from '../../domain/library/search.ts';
import { librarySize } from '../../tests/support/articles/library-size.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { searchArticles } from './search-articles.ts';

const server = startOnce(startApiServer);

const unknownReaderId = '7f6c1f0e-0000-4000-8000-000000000000';

async function find(query: string | undefined, page = 1, filters: SearchFilters = {}, learningLang: Language = 'es') {
  const { results, total, correctedTo, problem } = await searchArticles(server.services, {
    reader: { readerId: unknownReaderId, learningLang, mainLang: 'en' },
    filters,
    query,
    page,
  });
  return { titles: results.map(({ title }) => title), total, correctedTo, problem };
}

const bread = 'El pan que se hace solo';
const soup = 'Una sopa para un día frío';

test('matches in titles rank before matches in texts, in the learning and the native language', async () => {
  expect((await find('pan')).titles[0]).toBe(bread);
  expect((await find('bread')).titles[0]).toBe(bread);
});

test('ignores word forms and accents, and matches unfinished words', async () => {
  expect((await find('panes')).titles).toContain(bread);
  expect((await find('OCEANO')).titles).toContain('Cartas bajo el océano');
  expect((await find('harina leva')).titles).toContain(bread);
});

test('an article is found by its type and its genres', async () => {
  expect((await find('guía práctica')).titles).toContain(bread);
  expect((await find('folclore')).titles).toEqual(['El mercado nocturno de los zorros']);
});

test('requires every word, and honours excluded words', async () => {
  expect((await find('zzzz bread')).titles).not.toContain(bread);
  expect((await find('pan -harina')).titles).not.toContain(bread);
});

test('a typo is corrected to the nearest word', async () => {
  expect(await find('mercdo')).toMatchObject({ correctedTo: 'mercado' });
  expect((await find('nocturnoo zorros')).titles).toContain('El mercado nocturno de los zorros');
});

test.each(['Wandern in den Alpen', 'Wandern in den Alpe', 'Alpen'])(
  'a word that exists is not replaced by a similar one that the library has: %s',
  async (query) => {
    expect(await find('alten', 1, {}, 'de')).not.toMatchObject({ total: 0 });
    expect(await find(query, 1, {}, 'de')).toEqual({ titles: [], total: 0, correctedTo: null, problem: null });
  },
);

test('a short word keeps its first letter', async () => {
  const { results, correctedTo } = await searchArticles(server.services, {
    reader: { readerId: unknownReaderId, learningLang: 'es', mainLang: 'en' },
    filters: {},
    page: 1,
    query: 'zoro',
  });
  expect(correctedTo).toBe('zorro');
  expect(results.length).toBeGreaterThan(0);
  for (const { snippet } of results) expect(snippet).not.toMatch(/\u{E000}oro\u{E001}/iu);
});

test('a typo is corrected while the last word is still being typed', async () => {
  expect((await find('nocturnoo zorr')).titles).toContain('El mercado nocturno de los zorros');
});

test('a last word of one or two letters is not searched as a prefix when typos are corrected', async () => {
  expect((await find('nocturnoo zor')).titles).toContain('El mercado nocturno de los zorros');
  expect(await find('nocturnoo z')).toMatchObject({ titles: [], total: 0 });
  expect(await find('nocturnoo zo')).toMatchObject({ titles: [], total: 0 });
});

test('a corrected word is written as in the article, German nouns with a capital', async () => {
  expect(await find('Nachtmrkt', 1, {}, 'de')).toMatchObject({ correctedTo: 'Nachtmarkt' });
});

test.each(['the of and', 'de la'])('a query of only stop words reports a problem: %s', async (query) => {
  expect(await find(query)).toMatchObject({ total: 0, problem: 'common-words' });
});

test.each(['& | !', '%', '🦊', '-pan'])('a query without words reports a problem: %s', async (query) => {
  expect(await find(query)).toMatchObject({ total: 0, problem: 'no-words' });
});

test('without a query all articles are listed, and filters apply with and without a query', async () => {
  expect(await find(undefined)).toMatchObject({ total: librarySize, problem: null });
  expect((await find(undefined, 1, { type: 'how-to-guide' })).titles.toSorted()).toEqual([bread, soup]);
  expect((await find('noche', 1, { type: 'how-to-guide' })).titles).toEqual([bread]);
  expect((await find('noche', 1, { type: 'how-to-guide', length: 'long' })).titles).toEqual([]);
  expect((await find('noche', 1, { genre: 'fantasy', language: 'sl' })).titles).toContain(
    'El mercado nocturno de los zorros',
  );
});

test('finds words in different sentences, and shows the sentence with most of them', async () => {
  const found = await searchArticles(server.services, {
    reader: { readerId: unknownReaderId, learningLang: 'es', mainLang: 'en' },
    filters: {},
    page: 1,
    query: 'levadura gratis máquina',
  });
  expect(found.results[0]?.snippet).toBe(
    'Mientras duermes, la \u{E000}levadura\u{E001} hace \u{E000}gratis\u{E001} el trabajo duro.',
  );
});

test('finds and marks a word after an apostrophe', async () => {
  const found = await searchArticles(server.services, {
    reader: { readerId: unknownReaderId, learningLang: 'it', mainLang: 'en' },
    filters: {},
    page: 1,
    query: 'isola',
  });
  expect(found.results[0]?.snippet).toMatch(/’\u{E000}isola\u{E001}/u);
});

test('results come in pages of twenty', async () => {
  const pages = [await find(undefined, 1), await find(undefined, 2)].map(({ titles }) => titles);
  expect(pages.map(({ length }) => length)).toEqual([20, Math.min(20, librarySize - 20)]);
  expect(new Set(pages.flat()).size).toBe(pages.flat().length);
});

test('a page after the last is empty and offers no correction', async () => {
  expect(await find('pan', 40)).toMatchObject({ titles: [], correctedTo: null });
});

test.each(['" OR 1=1 --', "';drop table articles", '& | ! ( ) :*', '<b>', '%', '\\', '-', '𝔘𝔫𝔦', 'a'.repeat(200)])(
  'accepts any input: %s',
  async (query) => {
    expect(Array.isArray((await find(query)).titles)).toBe(true);
  },
);

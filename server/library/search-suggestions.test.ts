import { describe, expect, it, test } from 'vitest';
import { type Language, languages } from '../../domain/language.ts';
import { searchSuggestions } from '../../domain/library/search-suggestions.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { searchArticles } from './search-articles.ts';

const unknownReaderId = '7f6c1f0e-0000-4000-8000-000000000000';
const server = startOnce(startApiServer);

describe.each(languages)('the suggestions in %s', (language) => {
  const suggestions = searchSuggestions[language];

  it('are twenty different ones', () => {
    expect(new Set(suggestions.map((words) => words.toLowerCase())).size).toBe(20);
  });

  it('find something without a correction, with any learning language', async () => {
    const others = languages.filter((other) => other !== language);
    const findNothing = await Promise.all(
      suggestions.map(async (query, index) => {
        const learningLang = others[index % others.length] ?? language;
        const { total, correctedTo } = await search(query, { mainLang: language, learningLang });
        return total > 0 && correctedTo === null ? [] : [query];
      }),
    );
    expect(findNothing.flat()).toEqual([]);
  });

  it('find something for learners of the language', async () => {
    const findNothing = await Promise.all(
      suggestions.map(async (query) => {
        const { total } = await search(query, { mainLang: 'en', learningLang: language });
        return total > 0 ? [] : [query];
      }),
    );
    expect(findNothing.flat()).toEqual([]);
  });
});

test('no suggestion occurs in two languages', () => {
  const all = languages.flatMap((language) => searchSuggestions[language]);
  expect(new Set(all).size).toBe(7 * 20);
});

const search = (query: string, pair: { mainLang: Language; learningLang: Language }) =>
  searchArticles(server.services, { reader: { readerId: unknownReaderId, ...pair }, query, filters: {}, page: 1 });

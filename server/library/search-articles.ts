import type { Language } from '../../domain/language.ts';
import type { SearchFilters, SearchResults } from '../../domain/library/search.ts';
import type { Services } from '../services.ts';
import { findNearWords } from './find-near-words.ts';
import { readSearch, type SearchTerm, toAlternatives, toTextQuery } from './read-search.ts';
import type { Reader } from './reader-of.ts';
import { type AskedLanguage, chooseFound, hasWords, listNewest, listUnknown, rankArticles } from './search-queries.ts';

type Db = Pick<Services, 'db'>;

export interface Search {
  reader: Reader;
  query: string | undefined;
  filters: SearchFilters;
  page: number;
}

/** Best first: titles before texts, the learning language before the native one. A query without results is read as a typo. */
export async function searchArticles(services: Db, search: Search): Promise<SearchResults> {
  const { query } = search;
  if (query === undefined) return { ...(await listNewest(services, search)), correctedTo: null, problem: null };
  const terms = readSearch(query);
  if (terms.every(({ kind }) => kind === 'excluded')) return nothing;
  const asked = languagesOf(search).map((language) => ({ language, ...toTextQuery(terms, language) }));
  const found = await rankArticles(services, search, asked);
  // Only a first page without results is a query without results.
  if (found.total > 0 || search.page > 1) return { ...found, correctedTo: null, problem: null };
  const [isTelling, corrected] = await Promise.all([
    hasWords(services, asked),
    searchNearWords(services, search, terms),
  ]);
  if (corrected !== undefined) return { ...corrected, problem: null };
  return { ...found, correctedTo: null, problem: isTelling ? null : 'common-words' };
}

// What must not be there does not say what is looked for.
const nothing: SearchResults = { results: [], total: 0, hasMore: false, correctedTo: null, problem: 'no-words' };

const languagesOf = ({ reader: { learningLang, mainLang } }: Search): Language[] =>
  learningLang === mainLang ? [learningLang] : [learningLang, mainLang];

/** First only the words that nobody has written are taken for typos; then, if there are none, each of them may be one. */
async function searchNearWords(services: Db, search: Search, terms: readonly SearchTerm[]) {
  const words = terms.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const others = terms.filter(({ kind }) => kind !== 'word');
  if (words.length === 0) return undefined;
  const readings = await Promise.all(
    languagesOf(search).map((language) => readAsTypos(services, { search, words, language })),
  );
  const isTypoKnown = readings.some(({ unknown }) => unknown.length > 0);
  const asked = readings.flatMap(({ language, unknown, near }): AskedNear[] => {
    const places = words.map((word, place) => {
      const meant = near[place] ?? [];
      if (isTypoKnown) return unknown.includes(word) ? meant : [word];
      return [word, ...meant];
    });
    if (places.some((choices) => choices.length === 0)) return [];
    const { finished, unfinished } = toTextQuery(others, language);
    const parts = [toAlternatives(places), finished, unfinished].filter((part) => part !== '');
    return [{ language, places, finished: parts.join(' & '), unfinished: '', beginning: '' }];
  });
  if (asked.length === 0) return undefined;
  const found = await rankArticles(services, search, asked);
  const [best] = found.results;
  const meant = asked.find(({ language }) => language === best?.snippetLanguage);
  if (best === undefined || meant === undefined) return undefined;
  return { ...found, correctedTo: await chooseFound(services, { ...meant, articleId: best.id }) };
}

interface AskedNear extends AskedLanguage {
  /** For each word of the query those it may stand for. */
  places: string[][];
}

async function readAsTypos(services: Db, asked: { search: Search; words: string[]; language: Language }) {
  const { search, words, language } = asked;
  const [unknown, near] = await Promise.all([
    listUnknown(services, { reader: search.reader, words, language }),
    findNearWords(services, words, language),
  ]);
  return { language, unknown, near };
}

import { AppError } from '../../domain/app-error.ts';
import type { Language } from '../../domain/language.ts';
import type { SearchFilters, SearchResults } from '../../domain/library/search.ts';
import type { LexiconQuestions } from '../platform/lexicon/lexicon-messages.ts';
import type { Services } from '../services.ts';
import { findNearWords } from './find-near-words.ts';
import { findUnfinished, parseSearch, type SearchTerm, toAlternatives, toTextQuery } from './parse-search.ts';
import type { Reader } from './reader-of.ts';
import {
  chooseCorrections,
  hasWords,
  listNewest,
  listUnknown,
  rankArticles,
  type TextQuery,
} from './search-queries.ts';

type SearchServices = Pick<Services, 'db' | 'lexicon'>;

export interface Search {
  reader: Reader;
  query: string | undefined;
  filters: SearchFilters;
  page: number;
  /** If true, the last word of the query is not searched as a prefix, and typos are not corrected. */
  isComplete?: boolean;
  /** If true, private articles of the reader are not found. */
  isOnlyShared?: boolean;
}

/**
 * Ranks titles before texts and the learning language before the native one. If nothing is found, the typos of the query are
 * corrected.
 */
export async function searchArticles(services: SearchServices, search: Search): Promise<SearchResults> {
  const { query, isComplete = false } = search;
  if (query === undefined) return { ...(await listNewest(services, search)), correctedTo: null, problem: null };
  const terms = parseSearch(query);
  if (terms.every(({ kind }) => kind === 'excluded')) return nothing;
  const queries = languagesOf(search).map((language) => ({
    language,
    ...toTextQuery(terms, language, { isComplete }),
  }));
  const found = await rankArticles(services, search, queries);
  // A later page may be empty although the query has results, so only an empty first page leads to corrections.
  if (found.total > 0 || search.page > 1 || isComplete) return { ...found, correctedTo: null, problem: null };
  const [isSearchable, corrected] = await Promise.all([
    hasWords(services, queries),
    searchNearWords(services, search, terms),
  ]);
  if (corrected !== undefined) return { ...corrected, problem: null };
  return { ...found, correctedTo: null, problem: isSearchable ? null : 'common-words' };
}

// The result for a query without a word to search for, for example with excluded words only.
const nothing: SearchResults = { results: [], total: 0, hasMore: false, correctedTo: null, problem: 'no-words' };

const languagesOf = ({ reader: { learningLang, mainLang } }: Search): Language[] =>
  learningLang === mainLang ? [learningLang] : [learningLang, mainLang];

/**
 * Searches again with corrected words. Never corrects words that exist in the language: otherwise a search for German
 * “Alpen” (Alps) would find “alten” (old). Of the other words, those that occur in no article are typos. If all of them
 * occur in articles, any of them may be a typo. An unfinished last word counts as existing if a real word begins with it.
 */
async function searchNearWords(services: SearchServices, search: Search, terms: readonly SearchTerm[]) {
  const words = terms.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const others = terms.filter(({ kind }) => kind !== 'word');
  if (words.length === 0) return undefined;
  const unfinished = findUnfinished(terms);
  const languages = languagesOf(search);
  const [real, ...readings] = await Promise.all([
    listRealWords(services, { words, unfinished, languages }),
    ...languages.map((language) => readAsTypos(services, { search, words, language })),
  ]);
  const isReal = new Set(real);
  if (words.every((word) => isReal.has(word))) return undefined;
  const isTypoKnown = readings.some(({ unknown }) => unknown.some((word) => !isReal.has(word)));
  const queries = readings.flatMap(({ language, unknown, near }): CorrectedQuery[] => {
    const alternatives = words.map((word, index) => {
      if (isReal.has(word)) return [word];
      const meant = near[index] ?? [];
      if (isTypoKnown) return unknown.includes(word) ? meant : [word];
      return [word, ...meant];
    });
    if (alternatives.some((choices) => choices.length === 0)) return [];
    const rest = toTextQuery(others, language);
    const parts = [toAlternatives(alternatives, unfinished), rest.finished, rest.unfinished].filter(
      (part) => part !== '',
    );
    return [{ language, alternatives, finished: parts.join(' & '), unfinished: '', prefix: '' }];
  });
  if (queries.length === 0) return undefined;
  const found = await rankArticles(services, search, queries);
  const [best] = found.results;
  const meant = queries.find(({ language }) => language === best?.snippetLanguage);
  if (best === undefined || meant === undefined) return undefined;
  return { ...found, correctedTo: await chooseCorrections(services, { ...meant, articleId: best.id }) };
}

interface CorrectedQuery extends TextQuery {
  /** For each word of the query, the words that the user may have meant. */
  alternatives: string[][];
}

async function readAsTypos(
  { db }: Pick<Services, 'db'>,
  asked: { search: Search; words: string[]; language: Language },
) {
  const { search, words, language } = asked;
  const [unknown, near] = await Promise.all([
    listUnknown({ db }, { reader: search.reader, words, language }),
    findNearWords({ db }, words, language),
  ]);
  return { language, unknown, near };
}

/** Empty while the lexicon is compiled, which takes a minute after an installation or an update. */
async function listRealWords(
  { lexicon }: Pick<Services, 'lexicon'>,
  question: LexiconQuestions['real-words']['question'],
): Promise<string[]> {
  try {
    return await lexicon.askNow('real-words', question);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

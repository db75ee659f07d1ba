import type { Language } from '../../domain/language.ts';
import { genresOf } from '../../domain/library/genre-groups.ts';
import {
  foundMarks,
  type MatchReason,
  mostRanked,
  resultsPerPage,
  type SearchFilters,
  type SearchResult,
} from '../../domain/library/search.ts';
import { spellAsInText } from '../../domain/library/spell-as-in-text.ts';
import type { Services } from '../services.ts';
import type { Reader } from './reader-of.ts';

type Db = Pick<Services, 'db'>;

/** A query in one language, in the syntax of to_tsquery. */
export interface TextQuery {
  language: Language;
  finished: string;
  /** The last word, which the user may still be typing: as a whole word here, as a prefix in the next field. */
  unfinished: string;
  prefix: string;
}

interface Page {
  reader: Reader;
  filters: SearchFilters;
  page: number;
  isOnlyShared?: boolean;
}

// Weights of ts_rank for labels D (unused), C (text), B (keywords and summary) and A (title).
const weights = '{0.1, 0.2, 0.5, 1.0}';
const headline = `StartSel=${foundMarks.start}, StopSel=${foundMarks.end}, HighlightAll=true`;

/**
 * Ranks only a limited number of rows, although a common word may match more. Titles, summaries and keywords are searched
 * before the texts, so that articles about the searched word are among the ranked rows.
 */
export async function rankArticles(
  { db }: Db,
  { reader, filters, page, isOnlyShared = false }: Page,
  asked: readonly TextQuery[],
) {
  const { readerId, learningLang, mainLang } = reader;
  const finderId = isOnlyShared ? null : readerId;
  // The SQL always contains two queries, even if `second` is undefined. So the text of the statement never changes, and
  // PostgreSQL reuses the plan.
  const [first, second] = asked;
  const rows = await db.query<Row>`
    with asked as materialized (
      select language, config, wanted, wanted && ${filterQuery(filters)}::tsquery as filtered, replace(wanted::text, ' & ', ' | ')::tsquery as partly_wanted from (values
          (${first?.language}::text, ${first?.finished}::text, ${first?.unfinished}::text, ${first?.prefix}::text),
          (${second?.language}, ${second?.finished}, ${second?.unfinished}, ${second?.prefix})
        ) as given(language, finished, unfinished, prefix),
      lateral (select words_of(language) as config) as c, lateral (select to_tsquery(config, unfinished) as ending) as e,
      -- If the last word is a stop word such as “is”, it is not searched as a prefix.
      lateral (select to_tsquery(config, finished)
        && case when numnode(ending) = 0 then ending else ending || to_tsquery('plain_words', prefix) end as wanted) as w
    ), in_heads as materialized (
      select asked.language, s.article_id, true as is_about_it, 1 + s.rank as rank from asked, lateral (
        select article_id, ts_rank(${weights}, head, asked.wanted) as rank from article_search entry
        where language = asked.language and head @@ asked.filtered and may_find(entry, ${finderId})
        limit ${mostRanked + 1}) as s
    ), in_texts as (
      select asked.language, s.article_id, false as is_about_it, s.rank from asked, lateral (
        select article_id, ts_rank(${weights}, words, asked.wanted) as rank from article_search entry
        where language = asked.language and words @@ asked.filtered and not head @@ asked.wanted
          and may_find(entry, ${finderId})
        limit ${mostRanked + 1} - (select count(*) from in_heads h where h.language = asked.language)) as s
    ), matches as (
      select language, article_id, is_about_it, rank * case language when ${learningLang} then 2 else 1 end as rank
      from (select * from in_heads union all select * from in_texts) as both_kinds
    ), best as (
      select distinct on (article_id) article_id, language, bool_or(is_about_it) over (partition by article_id) as is_about_it, rank
      from matches order by article_id, rank desc
    ), shown as (
      select article_id, language, is_about_it, rank, count(*) over ()::int as total from best order by rank desc, article_id
      limit ${resultsPerPage} offset ${(page - 1) * resultsPerPage}
    )
    select shown.total, a.id, a.cover, a.type, a.genres, a.tone, a.audience, a.length, a.level,
      a.part, a.part_count as "partCount", coalesce(l.title, f.title) as title,
      a.visibility = 'private' as "isPrivate",
      coalesce(l.language, f.language) as "titleLanguage", n.title as "nativeTitle", n.summary, f.language as "snippetLanguage",
      f.sentence_count as "sentenceCount", coalesce(l.word_count, f.word_count) as "wordCount",
      array(select o.language::text from article_versions o where o.article_id = a.id order by o.language) as languages,
      p.finished_at is not null as "isFinished", shown.is_about_it as "isAboutIt",
      to_tsvector(asked.config, plain_text(f.title)) @@ asked.partly_wanted as "isInTitle",
      (select keyword from unnest(f.keywords) as keyword
        where to_tsvector(asked.config, plain_text(keyword)) @@ asked.partly_wanted limit 1) as "foundKeyword",
      snippet.sentence, ts_headline(asked.config, plain_text(snippet.sentence), asked.partly_wanted, ${headline}) as marked
    from shown join asked on asked.language = shown.language join articles a on a.id = shown.article_id and may_read(a, ${readerId})
    join article_versions f on f.article_id = a.id and f.language = shown.language
    left join article_versions l on l.article_id = a.id and l.language = ${learningLang}
    left join article_versions n on n.article_id = a.id and n.language = ${mainLang}
    left join article_positions p on p.article_id = a.id and p.user_id = ${readerId} and p.language = ${learningLang}
    join article_search i on i.article_id = shown.article_id and i.language = shown.language
    left join lateral (
      select value #>> '{}' as sentence from jsonb_path_query(f.paragraphs, '$[*][*]') with ordinality as s(value, ordinal),
        lateral (select to_tsvector(asked.config, plain_text(value #>> '{}')) as words) as w
      -- Sentences are scanned only if the text contains one of the searched words.
      where ts_filter(i.words, '{c}') @@ asked.partly_wanted and words @@ asked.partly_wanted
      order by ts_rank(words, asked.partly_wanted) desc, ordinal limit 1
    ) as snippet on true
    order by shown.rank desc, a.id`;
  return toResults(rows);
}

/** All articles in the reader's two languages, newest first. */
export async function listNewest({ db }: Db, { reader, filters, page }: Page) {
  const { readerId, learningLang, mainLang } = reader;
  const { type = null, length = null, level = null, language = null } = filters;
  const genres = filters.genre === undefined ? null : genresOf(filters.genre);
  const rows = await db.query<Row>`
    with found as (
      select a.id, a.created_at from articles a
      where may_read(a, ${readerId}) and (${type}::text is null or a.type = ${type})
        and (${genres}::text[] is null or a.genres && ${genres}::text[])
        and (${level}::text is null or a.level = ${level}) and (${length}::text is null or a.length = ${length})
        and exists (select from article_versions v where v.article_id = a.id and v.language in (${learningLang}, ${mainLang}))
        and (${language}::text is null
          or exists (select from article_versions v where v.article_id = a.id and v.language = ${language}))
      order by a.created_at desc, a.id limit ${mostRanked + 1}
    ), shown as (
      select id, created_at, count(*) over ()::int as total from found order by created_at desc, id
      limit ${resultsPerPage} offset ${(page - 1) * resultsPerPage}
    )
    select shown.total, a.id, a.cover, a.type, a.genres, a.tone, a.audience, a.length, a.level,
      a.part, a.part_count as "partCount", coalesce(l.title, n.title) as title,
      a.visibility = 'private' as "isPrivate",
      coalesce(l.language, n.language) as "titleLanguage", n.title as "nativeTitle", n.summary, null as sentence, null as marked,
      p.finished_at is not null as "isFinished", null::boolean as "isAboutIt", null::boolean as "isInTitle", null as "foundKeyword",
      coalesce(l.language, n.language) as "snippetLanguage", coalesce(l.sentence_count, n.sentence_count) as "sentenceCount",
      coalesce(l.word_count, n.word_count) as "wordCount",
      array(select o.language::text from article_versions o where o.article_id = a.id order by o.language) as languages
    from shown join articles a on a.id = shown.id
    left join article_versions l on l.article_id = a.id and l.language = ${learningLang}
    left join article_versions n on n.article_id = a.id and n.language = ${mainLang}
    left join article_positions p on p.article_id = a.id and p.user_id = ${readerId} and p.language = ${learningLang}
    order by shown.created_at desc, a.id`;
  return toResults(rows);
}

interface Row extends Omit<SearchResult, 'snippet' | 'reason'> {
  total: number;
  /** The best matching sentence: plain in this field, with the found words marked in the next one. */
  sentence: string | null;
  marked: string | null;
  /** Null if the query was empty. */
  isInTitle: boolean | null;
  foundKeyword: string | null;
}

function toResults(rows: readonly Row[]) {
  const total = rows[0]?.total ?? 0;
  const results = rows.map(
    ({ total: _, sentence, marked, isInTitle, foundKeyword, ...result }): SearchResult => ({
      ...result,
      reason: isInTitle === null ? null : findReason({ isInTitle, foundKeyword, sentence }),
      snippet: sentence === null || marked === null ? null : moveMarks(marked, sentence),
    }),
  );
  return { results, total: Math.min(total, mostRanked), hasMore: total > mostRanked };
}

/** The most prominent match: the title, then the text, then keywords or summary. */
function findReason({
  isInTitle,
  foundKeyword,
  sentence,
}: Pick<Row, 'isInTitle' | 'foundKeyword' | 'sentence'>): MatchReason {
  if (isInTitle) return { place: 'title' };
  if (sentence !== null) return { place: 'text' };
  return foundKeyword === null ? { place: 'summary' } : { place: 'keywords', keyword: foundKeyword };
}

/**
 * Moves the marks into the original sentence. PostgreSQL sets them in `plain_text(sentence)`, which has the same length and
 * differs only in punctuation.
 */
function moveMarks(marked: string, sentence: string) {
  const letters = [...sentence];
  const moved = [...marked].map((letter) => (isMark(letter) ? letter : letters.shift()));
  return letters.length === 0 ? moved.join('') : sentence;
}

const isMark = (letter: string) => letter === foundMarks.start || letter === foundMarks.end;

/** The search index contains the filter values as words, for example `type:review`. */
const filterQuery = (filters: SearchFilters) =>
  Object.entries(filters)
    .flatMap(([name, value]) => {
      if (value === undefined) return [];
      const values = name === 'genre' && filters.genre !== undefined ? genresOf(filters.genre) : [value];
      return `(${values.map((wanted) => `'${name}:${wanted}'`).join(' | ')})`;
    })
    .join(' & ');

/** Whether the query contains, in each of its languages, at least one word that is not a stop word. */
export async function hasWords({ db }: Db, asked: readonly TextQuery[]) {
  const rows = await db.query`
    select from unnest(${asked.map(({ language }) => language)}::text[],
      ${asked.map(({ finished, unfinished }) => [finished, unfinished].filter(Boolean).join(' & '))}::text[]) as given(language, words)
    where numnode(to_tsquery(words_of(language), words)) > 0`;
  return rows.length === asked.length;
}

/** Lists the words that occur in no article that the reader may read. */
export async function listUnknown({ db }: Db, asked: { reader: Reader; words: readonly string[]; language: Language }) {
  const rows = await db.query<{ word: string }>`
    select word from unnest(${asked.words}::text[]) as word
    where not exists (
      select from article_search entry
      where language = ${asked.language} and words @@ plainto_tsquery(words_of(${asked.language}), word)
        and may_find(entry, ${asked.reader.readerId}))
      and numnode(plainto_tsquery(words_of(${asked.language}), word)) > 0`;
  return rows.map(({ word }) => word);
}

/**
 * For each word of the query, chooses the first of its `alternatives` (the words that the user may have meant) that occurs
 * in the article. Returns the chosen words as the article spells them.
 */
export async function chooseCorrections(
  { db }: Db,
  {
    articleId,
    language,
    alternatives,
  }: { articleId: string; language: Language; alternatives: readonly (readonly string[])[] },
) {
  const rows = await db.query<{ word: string }>`
    select word from article_search s, unnest(${alternatives.flat()}::text[]) as word
    where s.article_id = ${articleId} and s.language = ${language} and s.words @@ plainto_tsquery(words_of(${language}), word)`;
  const [text] = await db.query<{ title: string; keywords: string[]; paragraphs: string[][] }>`
    select title, keywords, paragraphs from article_versions where article_id = ${articleId} and language = ${language}`;
  const found = new Set(rows.map(({ word }) => word));
  const chosen = alternatives.map((words) => words.find((word) => found.has(word)) ?? words[0] ?? '');
  return chosen.map((word) => (text === undefined ? word : spellAsInText(word, text))).join(' ');
}

import { foundMarks, resultsPerPage, type SearchResult, type SearchResults } from '../../domain/library/search.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import type { Services } from '../services.ts';
import type { Reader } from './reader-of.ts';

type Db = Pick<Services, 'db'>;

interface Search extends Reader {
  query: string;
  page: number;
}

/** Best first: titles before texts, the learning language before the native one. A query without results is read as a typo. */
export async function searchArticles(services: Db, search: Search): Promise<SearchResults> {
  const found = await findArticles(services, search);
  // Only a first page without results is a query without results.
  if (found.total > 0 || search.page > 1) return { ...found, correctedTo: null };
  const corrected = await correctTypos(services, search);
  if (corrected === undefined) return { ...found, correctedTo: null };
  const again = await findArticles(services, { ...search, query: corrected });
  return { ...again, correctedTo: again.total > 0 ? corrected : null };
}

// The cost of a search is the matches it ranks, so it ranks no more than these.
const mostCandidates = 1000;
const lastPage = mostCandidates / resultsPerPage;
const headline = `StartSel=${foundMarks.start}, StopSel=${foundMarks.end}, HighlightAll=true`;

async function findArticles({ db }: Db, { readerId, learningLang, mainLang, query, page }: Search) {
  const { before, last } = splitOffBeginning(query);
  const rows = await db.query<SearchResult & { total: number }>`
    with asked as (
      select language, words_of(language) as words,
        websearch_to_tsquery(words_of(language), ${query}) ||
          case when ${last} = '' then ''::tsquery
          else websearch_to_tsquery(words_of(language), ${before})
            && to_tsquery(words_of(language), quote_literal(${last}) || ':*') end as wanted
      from unnest(array[${learningLang}, ${mainLang}]::text[]) as language group by language
    ), candidates as (
      select v.article_id, v.language, ts_rank('{0.1, 0.2, 0.5, 1.0}', v.search, asked.wanted)
          * case when v.language = ${learningLang} then 2 else 1 end as rank
      from asked join article_versions v on v.language = asked.language and v.search @@ asked.wanted
      join articles a on a.id = v.article_id
      where may_read(a, ${readerId})
      limit ${mostCandidates}
    ), best as (
      select distinct on (article_id) article_id, language, rank from candidates order by article_id, rank desc
    ), ranked as (
      select *, (select count(*)::int from best) as total from best order by rank desc, article_id
      limit ${resultsPerPage} offset ${(Math.min(page, lastPage) - 1) * resultsPerPage}
    )
    select a.id, a.type, a.genres, a.tone, a.audience, a.length, a.level, coalesce(l.title, f.title) as title,
      coalesce(l.language, f.language) as "titleLanguage", n.title as "nativeTitle", n.summary,
      f.sentence_count as "sentenceCount", coalesce(l.word_count, f.word_count) as "wordCount", ranked.total,
      f.language as "snippetLanguage", (
        select ts_headline(asked.words, sentence, asked.wanted, ${headline})
        from jsonb_path_query(f.paragraphs, '$[*][*]') with ordinality as s(value, place), lateral (select value #>> '{}') as t(sentence)
        where to_tsvector(asked.words, sentence) @@ asked.wanted order by place limit 1
      ) as snippet
    from ranked join articles a on a.id = ranked.article_id
    join article_versions f on f.article_id = a.id and f.language = ranked.language
    join asked on asked.language = ranked.language
    left join article_versions l on l.article_id = a.id and l.language = ${learningLang}
    left join article_versions n on n.article_id = a.id and n.language = ${mainLang}
    order by ranked.rank desc, a.id`;
  const [first] = rows;
  return { total: first?.total ?? 0, results: rows.map(({ total: _, ...result }): SearchResult => result) };
}

/** Each word replaced by the likest one that occurs; undefined if none is like enough. */
async function correctTypos({ db }: Db, { query, learningLang, mainLang }: Search) {
  const words = splitWords(query, learningLang).map(({ text }) => text);
  const rows = await db.query<{ word: string | null }>`
    select (
      select w.word from search_words w
      where w.language in (${learningLang}, ${mainLang}) and w.word % unaccent(lower(given))
      order by similarity(w.word, unaccent(lower(given))) desc, w.word limit 1
    ) as word
    from unnest(${words}::text[]) with ordinality as typed(given, place) order by place`;
  const corrected = rows.map(({ word }, index) => word ?? words[index] ?? '').join(' ');
  return corrected === words.join(' ') ? undefined : corrected;
}

/** The word somebody may still be typing, and what stands before it; an excluded or quoted word is finished. */
function splitOffBeginning(query: string) {
  const match = /^(?<before>.*?)(?<last>[\p{L}\p{N}]{3,})$/su.exec(query);
  const { before = query, last = '' } = match?.groups ?? {};
  return /["-]/.test(query) ? { before: query, last: '' } : { before, last };
}

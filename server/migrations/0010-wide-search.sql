-- Additional words by which a search finds the article: its subjects, and the names of its type and genres in the language of the
-- version.
alter table article_versions add column keywords text[] not null default '{}';
alter table article_versions drop column search;

-- The search index. It has one partition per language, so that a search does not read the words of other languages.
create table article_search (
  article_id uuid not null references articles on delete cascade,
  language text not null,
  -- The column head has the title (weight A), the keywords and the summary (weight B). The column words has all of these and
  -- the text (weight C). Both also have the filters of the article, as lexemes that no text contains: type:review,
  -- genre:science, length:short, language:sl.
  head tsvector not null,
  words tsvector not null,
  -- The only user who may read the article. Null if everybody may read it. An article that nobody may read has no row.
  reader_id uuid,
  primary key (article_id, language)
) partition by list (language);

do $$
declare
  code text;
begin
  foreach code in array array['en', 'es', 'fr', 'de', 'pt', 'it', 'sl'] loop
    execute format('create table article_search_%s partition of article_search for values in (%L)', code, code);
  end loop;
end $$;

-- With fastupdate, every search would also have to scan the pending list, which contains the entries that were added last.
create index article_search_by_head on article_search using gin (head) with (fastupdate = off);
create index article_search_by_words on article_search using gin (words) with (fastupdate = off);

-- Replaces punctuation outside ASCII by spaces: if the locale of the database is C, PostgreSQL treats every character outside
-- ASCII as a letter.
create function plain_text(given text) returns text language sql immutable parallel safe
  return translate(given, '’‘‚“”„«»‹›…–—·¿¡' || chr(160) || chr(8239), repeat(' ', 18));

create function text_of(paragraphs jsonb) returns text language sql immutable
  return (select string_agg(sentence #>> '{}', ' ') from jsonb_path_query(paragraphs, '$[*][*]') as sentence);

create view searchable_versions as
select v.article_id, v.language::text as language, filters || head as head, filters || head || body as words,
  case a.visibility when 'private' then a.author_id end as reader_id
from article_versions v
join articles a on a.id = v.article_id and (a.visibility = 'everybody' or may_read(a, a.author_id))
cross join lateral (
  select array_to_tsvector(array_remove(array['type:' || a.type, 'length:' || a.length], null)
      || array(select 'genre:' || genre from unnest(a.genres) as genre)
      || array(select 'language:' || o.language from article_versions o where o.article_id = v.article_id)) as filters,
    setweight(to_tsvector(words_of(v.language), plain_text(v.title)), 'A')
      || setweight(to_tsvector(words_of(v.language), plain_text(array_to_string(v.keywords, ', ') || '. ' || v.summary)), 'B') as head,
    setweight(to_tsvector(words_of(v.language), plain_text(text_of(v.paragraphs))), 'C') as body
) as parts;

-- A mistyped search word is compared with these words: all words of the articles that everybody may read, without accents.
-- The neighbours of a word are the word itself and the word without one of its letters. Two words that differ by one typo have a
-- neighbour in common.
drop table search_words;

create function word_neighbours(word text) returns text[] language sql immutable strict
  return array[word] || array(select distinct overlay(word placing '' from place for 1) from generate_series(1, length(word)) as place);

create table search_words (
  language language not null,
  word text not null,
  neighbours text[] not null generated always as (word_neighbours(word)) stored,
  primary key (language, word)
);
create index search_words_by_neighbours on search_words using gin (neighbours) with (fastupdate = off);

create text search configuration plain_words (copy = pg_catalog.simple);
alter text search configuration plain_words alter mapping for asciiword, word, hword, hword_part with unaccent, simple;

-- The body is a string: a SQL-standard body would prevent PostgreSQL from rewriting the table article_versions (see 0009).
create function words_for_typos(version article_versions) returns setof text language sql stable as $$
  select word from unnest(tsvector_to_array(to_tsvector('plain_words', plain_text(
    concat_ws(' ', version.title, array_to_string(version.keywords, ' '), version.summary, text_of(version.paragraphs)))))) as word
  where word ~ '^[[:alpha:]]{3,}$'
$$;

-- Updates the search index of an article. Only articles that everybody may read add to search_words: a suggested correction must
-- not reveal a word of a private article.
create function index_article(changed uuid) returns void language sql
begin atomic
  delete from article_search where article_id = changed;
  insert into article_search (article_id, language, head, words, reader_id)
    select article_id, language, head, words, reader_id from searchable_versions where article_id = changed;
  insert into search_words (language, word)
    select distinct v.language, word from article_versions v join articles a on a.id = v.article_id, words_for_typos(v) as word
    where v.article_id = changed and a.visibility = 'everybody' order by 1, 2 on conflict do nothing;
end;

-- Updates the search index when an article is shared or hidden, when its author is deleted, or when its filters change.
create function follow_article() returns trigger language plpgsql as $$
begin
  perform index_article(new.id);
  return null;
end $$;
create trigger search_follows_article after update of visibility, author_id, type, genres, length on articles
  for each row when (old.* is distinct from new.*) execute function follow_article();

-- Indexes the existing articles, and makes the server import the library again, now with keywords.
select index_article(id) from articles;
delete from library_imports;

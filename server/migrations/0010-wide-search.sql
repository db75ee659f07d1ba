-- Words an article is found by beyond its text: its subjects, and the names of its type and genres in its language.
alter table article_versions add column keywords text[] not null default '{}';
alter table article_versions drop column search;

-- What a search looks into: apart from the texts, and a part a language, so that no search reads another language's words.
create table article_search (
  article_id uuid not null references articles on delete cascade,
  language text not null,
  -- The title (A) with keywords and summary (B); and all of these with the text (C). In both stands what the article can be
  -- filtered by, as words that no text has: type:review, genre:science, length:short, language:sl.
  head tsvector not null,
  words tsvector not null,
  -- The one who may read it; null: everybody. What nobody may read has no row.
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

-- Without a pending list a search never pays for what somebody else has just stored.
create index article_search_by_head on article_search using gin (head) with (fastupdate = off);
create index article_search_by_words on article_search using gin (words) with (fastupdate = off);

-- Where the database's locale is C, PostgreSQL takes every character beyond ASCII for a letter, an apostrophe and a quotation mark as well.
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

-- What a mistyped word is held against: every word of what everybody may read, without accents.
-- Two words a typo apart have one of their neighbours in common: each is itself and what is left when a letter is dropped.
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

-- A string body, for the same reason as in 0009.
create function words_for_typos(version article_versions) returns setof text language sql stable as $$
  select word from unnest(tsvector_to_array(to_tsvector('plain_words', plain_text(
    concat_ws(' ', version.title, array_to_string(version.keywords, ' '), version.summary, text_of(version.paragraphs)))))) as word
  where word ~ '^[[:alpha:]]{3,}$'
$$;

-- After its texts have changed. Only words of what everybody may read are offered for mistyped ones: nobody's own article speaks
-- through them.
create function index_article(changed uuid) returns void language sql
begin atomic
  delete from article_search where article_id = changed;
  insert into article_search (article_id, language, head, words, reader_id)
    select article_id, language, head, words, reader_id from searchable_versions where article_id = changed;
  insert into search_words (language, word)
    select distinct v.language, word from article_versions v join articles a on a.id = v.article_id, words_for_typos(v) as word
    where v.article_id = changed and a.visibility = 'everybody' order by 1, 2 on conflict do nothing;
end;

-- Whoever shares, hides or leaves an article behind: the search follows.
create function follow_article() returns trigger language plpgsql as $$
begin
  perform index_article(new.id);
  return null;
end $$;
create trigger search_follows_article after update of visibility, author_id, type, genres, length on articles
  for each row when (old.* is distinct from new.*) execute function follow_article();

-- What is there already is found from now on; the library is imported again, with its keywords.
select index_article(id) from articles;
delete from library_imports;

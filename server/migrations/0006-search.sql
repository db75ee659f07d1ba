create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- The language's own word forms, without accents. Slovenian has no stemmer, so its words stand as they are.
do $$
declare
  part record;
begin
  for part in
    select * from (values ('en', 'english'), ('es', 'spanish'), ('fr', 'french'), ('de', 'german'), ('pt', 'portuguese'),
      ('it', 'italian'), ('sl', 'simple')) as languages (language, base)
  loop
    execute format('create text search configuration words_%s (copy = pg_catalog.%s)', part.language, part.base);
    execute format(
      'alter text search configuration words_%s alter mapping for word, hword, hword_part with unaccent, %s',
      part.language, case part.base when 'simple' then 'simple' else part.base || '_stem' end);
  end loop;
end $$;

create function words_of(language text) returns regconfig language sql stable as $$ select ('words_' || language)::regconfig $$;

alter table article_versions add column search tsvector not null default '';
create index article_versions_by_words on article_versions using gin (search);

-- Every word of the texts, without accents: what a mistyped word is held against.
create table search_words (
  language language not null,
  word text not null,
  primary key (language, word)
);
create index search_words_by_likeness on search_words using gin (word gin_trgm_ops);

-- The library is imported again, now with its words.
delete from library_imports;

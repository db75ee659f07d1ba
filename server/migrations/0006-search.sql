create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- One text search configuration per language. It removes accents and reduces words to their stems. PostgreSQL has no stemmer for
-- Slovenian, so Slovenian words are not reduced.
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

-- Every word of the texts, without accents. A mistyped search word is compared with these words.
create table search_words (
  language language not null,
  word text not null,
  primary key (language, word)
);
create index search_words_by_likeness on search_words using gin (word gin_trgm_ops);

-- Makes the server import the library again, which fills the new column and the new table.
delete from library_imports;

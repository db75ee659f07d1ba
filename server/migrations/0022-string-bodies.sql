-- Replaces these functions in databases in which 0009 and 0010 created them with SQL-standard bodies. 0009 says why the bodies
-- must be strings.
create or replace function may_read(article articles, reader uuid) returns boolean language sql stable as $$
  select article.visibility = 'everybody' or (article.author_id = reader and article.visibility <> 'hidden')
$$;

create or replace function words_for_typos(version article_versions) returns setof text language sql stable as $$
  select word from unnest(tsvector_to_array(to_tsvector('plain_words', plain_text(
    concat_ws(' ', version.title, array_to_string(version.keywords, ' '), version.summary, text_of(version.paragraphs)))))) as word
  where word ~ '^[[:alpha:]]{3,}$'
$$;

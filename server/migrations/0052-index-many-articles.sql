-- Updates the search index of several articles in one statement. For the import of the library, this takes 40 % less time than one
-- call of index_article per article. The body is a string: a SQL-standard body would prevent PostgreSQL from rewriting the tables
-- (see 0009).
create function index_articles(changed uuid[]) returns void language sql as $$
  delete from article_search where article_id = any(changed);
  insert into article_search (article_id, language, head, words, reader_id)
    select article_id, language, head, words, reader_id from searchable_versions where article_id = any(changed);
  insert into search_words (language, word)
    select distinct v.language, word from article_versions v join articles a on a.id = v.article_id, words_for_typos(v) as word
    where v.article_id = any(changed) and a.visibility = 'everybody' order by 1, 2 on conflict do nothing;
$$;

create or replace function index_article(changed uuid) returns void language sql as $$
  select index_articles(array[changed])
$$;

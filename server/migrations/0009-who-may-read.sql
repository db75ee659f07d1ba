-- Decides who may read an article. The body is a single select, so that PostgreSQL can inline it into the calling query. The
-- body is a string, because a SQL-standard body would depend on the row type of the table articles. PostgreSQL refuses to
-- rewrite a table on whose row type a function depends (since 15.20 and the other minor versions of the same release day).
create function may_read(article articles, reader uuid) returns boolean language sql stable as $$
  select article.visibility = 'everybody' or (article.author_id = reader and article.visibility <> 'hidden')
$$;

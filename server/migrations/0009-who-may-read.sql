-- Who may read an article, in one place: a single select, which PostgreSQL inlines into the query.
-- The body is a string. A SQL-standard body depends on the row type of articles, and PostgreSQL then refuses to rewrite the
-- table (15.20 and the other minor versions of that release).
create function may_read(article articles, reader uuid) returns boolean language sql stable as $$
  select article.visibility = 'everybody' or (article.author_id = reader and article.visibility <> 'hidden')
$$;

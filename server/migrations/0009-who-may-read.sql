-- Who may read an article, in one place. One plain select, so that PostgreSQL writes it into the statement that asks.
create function may_read(article articles, reader uuid) returns boolean language sql stable
  return article.visibility = 'everybody' or (article.author_id = reader and article.visibility <> 'hidden');

-- May_read for what a search looks into: article_search has the one reader of a private article, and no row for a hidden one.
-- The body is a string, so that PostgreSQL can still rewrite the table (see 0009).
create function may_find(entry article_search, reader uuid) returns boolean language sql stable as $$
  select entry.reader_id is null or entry.reader_id = reader
$$;

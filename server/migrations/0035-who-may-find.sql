-- Like may_read, but for rows of article_search: reader_id is the only reader of a private article, and a hidden article has no
-- row. The body is a string. A SQL-standard body would prevent PostgreSQL from rewriting the table (see 0009).
create function may_find(entry article_search, reader uuid) returns boolean language sql stable as $$
  select entry.reader_id is null or entry.reader_id = reader
$$;

-- Compares only the columns that are in the search index. Whole rows cannot be compared any more: the column about is json,
-- which has no equality operator.
drop trigger search_follows_article on articles;
create trigger search_follows_article after update of visibility, author_id, type, genres, length on articles
  for each row when ((old.visibility, old.author_id, old.type, old.genres, old.length)
    is distinct from (new.visibility, new.author_id, new.type, new.genres, new.length)) execute function follow_article();

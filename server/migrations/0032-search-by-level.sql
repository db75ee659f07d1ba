-- Searches can be filtered by level.
create or replace view searchable_versions as
select v.article_id, v.language::text as language, filters || head as head, filters || head || body as words,
  case a.visibility when 'private' then a.author_id end as reader_id
from article_versions v
join articles a on a.id = v.article_id and (a.visibility = 'everybody' or may_read(a, a.author_id))
cross join lateral (
  select array_to_tsvector(array_remove(array['type:' || a.type, 'length:' || a.length, 'level:' || a.level], null)
      || array(select 'genre:' || genre from unnest(a.genres) as genre)
      || array(select 'language:' || o.language from article_versions o where o.article_id = v.article_id)) as filters,
    setweight(to_tsvector(words_of(v.language), plain_text(v.title)), 'A')
      || setweight(to_tsvector(words_of(v.language), plain_text(array_to_string(v.keywords, ', ') || '. ' || v.summary)), 'B') as head,
    setweight(to_tsvector(words_of(v.language), plain_text(text_of(v.paragraphs))), 'C') as body
) as parts;

drop trigger search_follows_article on articles;
create trigger search_follows_article after update of visibility, author_id, type, genres, length, level on articles
  for each row when ((old.visibility, old.author_id, old.type, old.genres, old.length, old.level)
    is distinct from (new.visibility, new.author_id, new.type, new.genres, new.length, new.level)) execute function follow_article();

select index_article(id) from articles where level is not null;

-- What an article is, as whoever opens it is told: put together once, not at every opening. Of texts and a boolean it is
-- always the same, which PostgreSQL does not know of json_build_object.
create function about_article(creator_kind text, is_from_drawer boolean, type text, genres text[], tone text, audience text, length text, level text)
  returns json language sql immutable
  return json_build_object('creatorKind', creator_kind, 'isFromDrawer', is_from_drawer,
    'type', type, 'genres', genres, 'tone', tone, 'audience', audience, 'length', length, 'level', level);
alter table articles add column about json
  generated always as (about_article(creator_kind, is_from_drawer, type, genres, tone, audience, length, level)) stored;

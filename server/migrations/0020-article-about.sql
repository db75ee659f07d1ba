-- The attributes of an article as JSON for the reader, built when the row is written instead of at each request. A generated
-- column needs an immutable function. json_build_object is declared only as stable, but for texts and a boolean its result
-- is always the same.
create function about_article(creator_kind text, is_from_drawer boolean, type text, genres text[], tone text, audience text, length text, level text)
  returns json language sql immutable
  return json_build_object('creatorKind', creator_kind, 'isFromDrawer', is_from_drawer,
    'type', type, 'genres', genres, 'tone', tone, 'audience', audience, 'length', length, 'level', level);
alter table articles add column about json
  generated always as (about_article(creator_kind, is_from_drawer, type, genres, tone, audience, length, level)) stored;

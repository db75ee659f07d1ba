-- A user who learns two languages has a position in each language of an article.
create table article_positions (
  user_id uuid not null references accounts on delete cascade,
  article_id uuid not null references articles on delete cascade,
  language language not null,
  sentence integer not null check (sentence >= 1),
  is_finished boolean not null,
  -- When the user last finished the article in this language. The time is kept while the user reads the article again.
  finished_at timestamptz,
  read_at timestamptz not null,
  primary key (user_id, article_id, language)
);
create index article_positions_latest on article_positions (user_id, language, read_at desc);
create index article_positions_finished on article_positions (user_id, language, finished_at desc) where finished_at is not null;

-- During an upgrade, servers of the previous version still write to reading_positions. The trigger copies these rows.
create function follow_reading_position() returns trigger language plpgsql as $$
begin
  insert into article_positions (user_id, article_id, language, sentence, is_finished, finished_at, read_at)
  select new.user_id, new.article_id, coalesce((select learning_lang from users where id = new.user_id), 'en'),
    new.sentence, new.finished_at is not null, new.finished_at, new.read_at
  on conflict (user_id, article_id, language) do update set sentence = excluded.sentence,
    is_finished = excluded.is_finished, read_at = excluded.read_at,
    finished_at = coalesce(excluded.finished_at, article_positions.finished_at);
  return null;
end $$;
create trigger positions_follow after insert or update on reading_positions
  for each row execute function follow_reading_position();

insert into article_positions (user_id, article_id, language, sentence, is_finished, finished_at, read_at)
select p.user_id, p.article_id, coalesce(u.learning_lang, 'en'), p.sentence, p.finished_at is not null, p.finished_at, p.read_at
from reading_positions p left join users u on u.id = p.user_id
on conflict do nothing;

-- A hand-made article has no attributes but its length.
alter table articles alter column type drop not null, alter column tone drop not null, alter column audience drop not null;
-- The language the text was written in; translations are made from it.
alter table articles add column original_language language not null default 'en';
-- Given out of the drawer, not written for its author.
alter table articles add column is_from_drawer boolean not null default false;

-- What learners asked for, and how far it is. The article itself is there once it is written.
create table creations (
  article_id uuid primary key,
  author_id uuid not null references accounts on delete cascade,
  way text not null check (way in ('surprise', 'ai', 'manual')),
  request jsonb not null,
  learning_lang language not null,
  main_lang language not null,
  status text not null check (status in ('new', 'generating-article', 'translating-article', 'generating-audio', 'done')),
  failure text,
  done_count integer not null default 0,
  total_count integer not null default 0,
  title text,
  -- The article of the drawer that was given; nobody is given one twice.
  drawer_article text,
  created_at timestamptz not null,
  unique (author_id, drawer_article)
);
create index creations_by_author on creations (author_id, created_at desc);

-- A language that an article is getting. Every finished batch is kept, so that nothing is translated or paid twice.
create table translations (
  article_id uuid not null references articles on delete cascade,
  language language not null,
  status text not null check (status in ('requested', 'translating', 'failed', 'ready')),
  failure text,
  -- Title, summary, keywords and sentences as far as they are translated; null where they are not.
  progress text[],
  requested_at timestamptz not null,
  primary key (article_id, language)
);
create index translations_failed on translations (failure) where status = 'failed';

create table translation_requests (
  article_id uuid not null,
  language language not null,
  user_id uuid not null references accounts on delete cascade,
  requested_at timestamptz not null,
  primary key (article_id, language, user_id),
  foreign key (article_id, language) references translations on delete cascade
);
create index translation_requests_by_user on translation_requests (user_id);

-- Whoever leaves takes along what only they could read; what they shared stays, unnamed.
create function delete_private_articles() returns trigger language plpgsql as $$
begin
  delete from articles where author_id = old.id and visibility <> 'everybody';
  return old;
end $$;
create trigger private_articles_go_first before delete on accounts for each row execute function delete_private_articles();

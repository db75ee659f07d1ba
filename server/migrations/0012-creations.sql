-- A manual article has no type, tone or audience.
alter table articles alter column type drop not null, alter column tone drop not null, alter column audience drop not null;
-- The language in which the text was written. Translations are made from it.
alter table articles add column original_language language not null default 'en';
-- Whether the article is a copy from the drawer (the prepared articles) and was not written for its author.
alter table articles add column is_from_drawer boolean not null default false;

-- Requests for articles, with their progress. The row in articles is created when the text has been written.
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
  -- The article of the drawer that the author got. No user gets the same article twice.
  drawer_article text,
  created_at timestamptz not null,
  unique (author_id, drawer_article)
);
create index creations_by_author on creations (author_id, created_at desc);

-- The translation of an article into a language, with its progress. Every finished batch is stored, so that a retry does not
-- translate it and pay for it again.
create table translations (
  article_id uuid not null references articles on delete cascade,
  language language not null,
  status text not null check (status in ('requested', 'translating', 'failed', 'ready')),
  failure text,
  -- The translated title, summary, keywords and sentences. Parts that are not translated yet are null.
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

-- When an account is deleted, deletes the private and hidden articles of its user. Articles that everybody may read stay,
-- without an author.
create function delete_private_articles() returns trigger language plpgsql as $$
begin
  delete from articles where author_id = old.id and visibility <> 'everybody';
  return old;
end $$;
create trigger private_articles_go_first before delete on accounts for each row execute function delete_private_articles();

-- The sentences of an article that is being written, in the order in which its author reads them. A stored sentence never
-- changes; only a missing translation is added. Number 0 is the title. Deleted when the article is complete.
create table creation_sentences (
  article_id uuid not null references creations on delete cascade,
  number integer not null check (number >= 0),
  paragraph integer not null check (paragraph >= 0),
  source text not null,
  translation text,
  stored_at timestamptz not null,
  primary key (article_id, number)
);

-- Fencing token: only the latest run of the job may add sentences.
alter table creations add column run_id uuid;

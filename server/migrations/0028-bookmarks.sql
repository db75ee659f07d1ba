-- Sentences that a reader wants to find again, each with a note that may be empty.
create table bookmarks (
  user_id uuid not null references accounts on delete cascade,
  article_id uuid not null references articles on delete cascade,
  sentence integer not null check (sentence >= 1),
  note text not null check (char_length(note) <= 500),
  created_at timestamptz not null,
  primary key (user_id, article_id, sentence)
);
create index bookmarks_by_article on bookmarks (article_id);

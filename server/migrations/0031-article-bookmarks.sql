create table article_bookmarks (
  user_id uuid not null references accounts on delete cascade,
  article_id uuid not null references articles on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, article_id)
);

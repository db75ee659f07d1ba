create table notifications (
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in (
    'article-creation-error', 'article-generating', 'article-created',
    'article-language-generation-error', 'article-language-generation-in-progress', 'article-language-generated'
  )),
  article_id uuid not null,
  title text not null,
  language language,
  created_at timestamptz not null,
  read_at timestamptz,
  unique nulls not distinct (user_id, kind, article_id, language)
);
create index notifications_newest_first on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

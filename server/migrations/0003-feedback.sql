create table feedback (
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  message text not null check (length(message) between 1 and 4000),
  created_at timestamptz not null
);
create index feedback_by_date on feedback (created_at);
create index feedback_by_user on feedback (user_id);

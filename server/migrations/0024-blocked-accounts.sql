-- When an admin blocked the account. A block applies in every access mode (ACCESS). It needs its own column, because a user
-- without access may be waiting for access instead of being blocked.
alter table accounts add column blocked_at timestamptz;
create index accounts_blocked on accounts (id) where blocked_at is not null;

-- Blocks of deleted accounts. Deleting the account and signing in again must not remove the block.
create table kept_blocks (
  person bytea primary key,
  blocked_at timestamptz not null
);

create function keep_block() returns trigger language plpgsql as $$
begin
  insert into kept_blocks (person, blocked_at) values (person_hash(old.issuer, old.subject), old.blocked_at)
  on conflict (person) do nothing;
  return old;
end $$;
create trigger block_is_kept before delete on accounts
  for each row when (old.blocked_at is not null) execute function keep_block();

create function restore_block() returns trigger language plpgsql as $$
begin
  with kept as (delete from kept_blocks where person = person_hash(new.issuer, new.subject) returning blocked_at)
  update accounts set blocked_at = kept.blocked_at from kept where id = new.id;
  return null;
end $$;
create trigger block_comes_back after insert on accounts for each row execute function restore_block();

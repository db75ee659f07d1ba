-- How often work that counts against a limit was started, even if it failed. A refund for failed work lowers "used", but not
-- these columns: they limit how much work of a language model a user can cause.
alter table limit_uses
  add column started integer not null default 0 check (started >= 0),
  add column started_on date,
  add column started_that_day integer not null default 0 check (started_that_day >= 0);
update limit_uses set started = used;

-- Random keys of this installation.
create table server_secrets (
  name text primary key,
  secret bytea not null
);
insert into server_secrets (name, secret)
  values ('person-hash', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- HMAC-SHA-256 of issuer and subject with a key of 32 bytes. It recognises a person who signs in again after the account was
-- deleted. Without the key, the hash does not identify anybody.
create function person_hash(issuer text, subject text) returns bytea language plpgsql stable as $$
declare
  key bytea := (select secret from server_secrets where name = 'person-hash') || decode(repeat('00', 32), 'hex');
  inner_key bytea := key;
  outer_key bytea := key;
begin
  for at in 0..63 loop
    inner_key := set_byte(inner_key, at, get_byte(key, at) # 54);
    outer_key := set_byte(outer_key, at, get_byte(key, at) # 92);
  end loop;
  return sha256(outer_key || sha256(inner_key || convert_to(json_build_array(issuer, subject)::text, 'UTF8')));
end $$;

-- What a deleted account has used of its limits. Deleting the account and signing in again must not renew the limits.
create table kept_usage (
  person bytea not null,
  "limit" plan_limit not null,
  period_start date not null,
  used integer not null,
  started integer not null,
  started_on date,
  started_that_day integer not null,
  primary key (person, "limit", period_start)
);
create index kept_usage_by_age on kept_usage (period_start);

create function keep_usage() returns trigger language plpgsql as $$
begin
  insert into kept_usage (person, "limit", period_start, used, started, started_on, started_that_day)
    select person_hash(old.issuer, old.subject), "limit", period_start, used, started, started_on, started_that_day
    from limit_uses where user_id = old.id
  on conflict (person, "limit", period_start) do nothing;
  return old;
end $$;
create trigger usage_is_kept before delete on accounts for each row execute function keep_usage();

create function restore_usage() returns trigger language plpgsql as $$
begin
  with kept as (delete from kept_usage where person = person_hash(new.issuer, new.subject) returning *)
  insert into limit_uses (user_id, "limit", period_start, used, started, started_on, started_that_day)
    select new.id, "limit", period_start, used, started, started_on, started_that_day from kept;
  return null;
end $$;
create trigger usage_comes_back after insert on accounts for each row execute function restore_usage();

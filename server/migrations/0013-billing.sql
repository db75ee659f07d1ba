create extension if not exists btree_gist;

-- Days and months begin at midnight in the user's time zone. PostgreSQL rejects a time zone that it does not know.
alter table users
  add column time_zone text not null default 'UTC'
    constraint time_zone_is_known check (timezone(time_zone, timestamptz '2000-01-01 00:00:00Z') is not null),
  drop column subscription;

alter table subscription_plans
  add column features jsonb not null default '[]',
  add constraint free_costs_nothing check (billing <> 'free' or (price_minor = 0 and not is_recurring));
create unique index subscription_plans_one_free on subscription_plans (billing) where billing = 'free' and is_active;

-- Every price at which a plan was ever sold. A subscription that was bought at an old price renews at that price.
create table plan_prices (
  price_id text primary key check (price_id <> ''),
  plan_id text not null references subscription_plans on delete cascade
);
create index plan_prices_by_plan on plan_prices (plan_id);

create table payment_customers (
  user_id uuid primary key references accounts on delete cascade,
  customer_id text not null unique,
  created_at timestamptz not null
);

-- Webhook events of the payment provider. An event that arrives again after it was applied is ignored.
create table payment_events (
  id text primary key,
  type text not null,
  object_id text not null,
  received_at timestamptz not null,
  applied_at timestamptz,
  problem text
);
create index payment_events_pending on payment_events (received_at) where applied_at is null;

-- The sequence for plan_claims.read_order. A number is taken before each request to the provider, so that the response to an
-- earlier request never overwrites the response to a later one.
create sequence payment_reads;

-- The source of a user's plan: a grant, a payment for one period, or a subscription that renews.
create table plan_claims (
  id text primary key,
  user_id uuid not null references accounts on delete cascade,
  plan_id text not null references subscription_plans,
  kind text not null check (kind in ('grant', 'one-time', 'recurring')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- Set if the claim ended early: the payment was refunded, or an admin ended the grant.
  ended_at timestamptz,
  renews boolean not null default false,
  is_failing boolean not null default false,
  price_minor integer check (price_minor >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  granted_by uuid references accounts on delete set null,
  read_order bigint not null default 0,
  check (ends_at >= starts_at),
  check (kind = 'grant' or (ends_at is not null and price_minor is not null and currency is not null)),
  check (kind = 'recurring' or not (renews or is_failing))
);
create index plan_claims_by_user on plan_claims (user_id);
create index plan_claims_by_plan on plan_claims (plan_id);
create unique index plan_claims_one_open_grant on plan_claims (user_id) where kind = 'grant' and ended_at is null;

-- Which paid plan a user has at which time, computed from the claims. At all other times, the user has the free plan.
create table subscription_periods (
  user_id uuid not null references accounts on delete cascade,
  claim_id text not null references plan_claims on delete cascade,
  plan_id text not null references subscription_plans,
  starts_at timestamptz not null,
  ends_at timestamptz,
  counts_until timestamptz not null,
  primary key (user_id, starts_at),
  check (starts_at < counts_until),
  constraint one_paid_plan_at_a_time exclude using gist (user_id with =, tstzrange(starts_at, counts_until) with &&)
);
create index subscription_periods_by_claim on subscription_periods (claim_id);
create index subscription_periods_by_plan on subscription_periods (plan_id);

create domain plan_limit as text check (value in ('ai-articles', 'translations', 'own-articles', 'definitions'));

create table limit_uses (
  user_id uuid not null references accounts on delete cascade,
  "limit" plan_limit not null,
  period_start date not null,
  used integer not null check (used >= 0),
  primary key (user_id, "limit", period_start)
);

-- The work for which each use was counted. The same work is counted once, and refunded once if it fails.
create table limit_spends (
  user_id uuid not null references accounts on delete cascade,
  "limit" plan_limit not null,
  key text not null,
  period_start date not null,
  spent_at timestamptz not null,
  primary key (user_id, "limit", key)
);

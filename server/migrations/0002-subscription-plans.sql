create table subscription_plans (
  id text primary key,
  "order" integer not null,
  billing text not null check (billing in ('free', 'monthly', 'yearly')),
  names jsonb not null,
  price_minor integer not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  is_recurring boolean not null,
  limits jsonb not null,
  payment_price_id text,
  is_active boolean not null
);
create index subscription_plans_in_order on subscription_plans ("order");

-- Whether the user wants an e-mail when an article is ready.
alter table users add column wants_mail boolean not null default false;
-- A name that the user chose. Signing in does not replace it by the provider's.
alter table accounts add column has_own_name boolean not null default false;

-- Whether the user wants an e-mail when an article is ready.
alter table users add column wants_mail boolean not null default false;
-- Whether the user chose the name. If so, signing in does not replace it by the name from the identity provider.
alter table accounts add column has_own_name boolean not null default false;

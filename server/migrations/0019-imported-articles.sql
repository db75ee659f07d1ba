-- An article without an author was imported by an admin, or the account of its author was deleted. This column is true for an
-- imported article.
alter table articles add column is_imported boolean not null default false;

-- An article without an author was imported, or its author has left: the first is remembered.
alter table articles add column is_imported boolean not null default false;

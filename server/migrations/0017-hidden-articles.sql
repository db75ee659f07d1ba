-- Who could read an article before it was hidden: shown again, it is theirs alone again.
alter table articles add column shown_to text check (shown_to in ('everybody', 'private'));
create index article_versions_by_title on article_versions using gin (title gin_trgm_ops);

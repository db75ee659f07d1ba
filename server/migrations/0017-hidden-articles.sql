-- For a hidden article: its visibility before it was hidden. When the article is shown again, it gets this visibility back.
alter table articles add column shown_to text check (shown_to in ('everybody', 'private'));
create index article_versions_by_title on article_versions using gin (title gin_trgm_ops);

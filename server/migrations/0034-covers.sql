-- The name of the cover, for articles that come with a cover. For other articles, the cover is chosen by id and genres.
alter table articles add column cover text;

-- The drawing that fits the story, for articles that come with one. For the others it is chosen by id and genres.
alter table articles add column cover text;

-- The series of a library article, its number in the series, and how many parts the series has.
alter table articles add column series text, add column part smallint, add column part_count smallint,
  add constraint articles_series_complete check (num_nulls(series, part, part_count) in (0, 3)),
  add constraint articles_part_in_series check (part between 1 and part_count);
create index articles_series on articles (series, part) where series is not null;

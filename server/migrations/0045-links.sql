-- Brought texts from links. The size of a page is not known before it is fetched.
alter table imports alter column size drop not null,
  add column source_url text,
  add constraint imports_have_a_source check (num_nulls(size, source_url) < 2);

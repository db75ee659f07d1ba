-- For the second file of a pair: the import of the first file. Both files have the same text, in two languages. Together they
-- become a text with its translation.
alter table imports add column translates uuid references imports on delete cascade;
create index imports_by_translated on imports (translates) where translates is not null;
update imports set measures = measures || '{"translation": null}' where measures is not null;

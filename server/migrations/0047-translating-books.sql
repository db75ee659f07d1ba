-- Whether the parts of a book are translated ahead of the reader. Each part counts against a limit, so the owner decides.
alter table books add column translates_ahead boolean not null default false;

-- A translation that was made ahead causes no notifications.
alter table translation_requests add column is_quiet boolean not null default false;

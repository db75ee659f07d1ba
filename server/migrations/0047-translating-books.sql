-- Whether the parts of a book are translated ahead, without an action of the user. Each part counts against a limit, so the owner
-- decides.
alter table books add column translates_ahead boolean not null default false;

-- Whether the translation is made ahead, without an action of the user. Such a translation causes no notifications.
alter table translation_requests add column is_quiet boolean not null default false;

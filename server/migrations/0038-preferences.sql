-- How the user likes to read: shortcuts and typography. The server only stores it.
alter table users add column preferences jsonb not null default '{}';

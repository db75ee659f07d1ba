-- How the user likes to read: shortcuts and typography. Only the web app uses these values; the server stores them.
alter table users add column preferences jsonb not null default '{}';

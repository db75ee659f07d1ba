-- When the user opened the article of the notification. Its end is then no news.
alter table notifications add column opened_at timestamptz;

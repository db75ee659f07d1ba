-- When the user opened the article of the notification. If this was before the article was ready, the notification that it is
-- ready is stored as read.
alter table notifications add column opened_at timestamptz;

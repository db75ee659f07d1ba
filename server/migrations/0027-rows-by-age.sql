-- Old notifications are deleted by their age. Notifications are added in the order of created_at, so a BRIN index,
-- which needs only a few pages, is enough.
create index notifications_by_age on notifications using brin (created_at);

-- Old notifications are deleted by their age. Rows are added in that order, so an index of a few pages is enough.
create index notifications_by_age on notifications using brin (created_at);

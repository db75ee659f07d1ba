-- The object that the event is about. To apply the event, the server reads the current object from the payment provider. A retry
-- reads it again.
alter table payment_events rename column object_id to subject_id;
alter table payment_events
  add column subject_kind text not null check (subject_kind in ('checkout', 'subscription', 'invoice', 'charge'));

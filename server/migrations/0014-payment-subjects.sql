-- The object that the event is about. To apply the event, also in a retry, the server reads this object from the payment
-- provider.
alter table payment_events rename column object_id to subject_id;
alter table payment_events
  add column subject_kind text not null check (subject_kind in ('checkout', 'subscription', 'invoice', 'charge'));

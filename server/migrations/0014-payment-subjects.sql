-- An event is applied again by what it is about.
alter table payment_events rename column object_id to subject_id;
alter table payment_events
  add column subject_kind text not null check (subject_kind in ('checkout', 'subscription', 'invoice', 'charge'));

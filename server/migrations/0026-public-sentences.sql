-- Whether the sentence is from the landing page, where anybody may hear it. Other sentences may be from private articles, so they
-- are deleted sooner.
alter table narrated_sentences add column is_public boolean not null default false;

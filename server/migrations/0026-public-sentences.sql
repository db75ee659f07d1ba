-- Sentences that anybody may hear, from the landing page. All others may be of private articles, and go sooner.
alter table narrated_sentences add column is_public boolean not null default false;

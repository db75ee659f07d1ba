-- Changes whenever the evidence about the words of a learner changes: what they have read, and their saved words. Servers
-- keep the evidence in memory as long as this number stays the same.
alter table learners add column evidence_version bigint not null default 0;

create function renew_version_of_saver() returns trigger language plpgsql as $$
begin
  update learners l set evidence_version = evidence_version + 1
  from (select distinct user_id, language from changed) c where l.user_id = c.user_id and l.language = c.language;
  return null;
end
$$;
create trigger saved_words_inserted after insert on saved_words referencing new table as changed
  for each statement execute function renew_version_of_saver();
create trigger saved_words_updated after update on saved_words referencing new table as changed
  for each statement execute function renew_version_of_saver();
create trigger saved_words_deleted after delete on saved_words referencing old table as changed
  for each statement execute function renew_version_of_saver();

create function renew_version_of_reader() returns trigger language plpgsql as $$
begin
  update learners l set evidence_version = evidence_version + 1
  from (select distinct learner_id from changed) c where l.id = c.learner_id;
  return null;
end
$$;
create trigger learner_word_blocks_inserted after insert on learner_word_blocks referencing new table as changed
  for each statement execute function renew_version_of_reader();
create trigger learner_word_blocks_updated after update on learner_word_blocks referencing new table as changed
  for each statement execute function renew_version_of_reader();
create trigger learner_word_blocks_deleted after delete on learner_word_blocks referencing old table as changed
  for each statement execute function renew_version_of_reader();

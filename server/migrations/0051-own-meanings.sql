-- Whether the learner wrote or chose the meaning of a saved word. A lookup in another sentence does not replace such a meaning.
alter table saved_words add column has_own_meaning boolean not null default false;

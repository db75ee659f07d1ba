-- Cache of the definitions of all words in a part of an article. Devices store the definitions for use offline. Computing
-- them takes seconds. `version` is a hash of everything that they depend on. There is one row per part and native language:
-- a new version replaces the old one.
create table word_definitions (
  article_id uuid not null references articles on delete cascade,
  learning text not null,
  native text not null,
  part smallint not null check (part > 0),
  version text not null,
  -- JSON, compressed with brotli.
  content bytea not null,
  created_at timestamptz not null,
  primary key (article_id, learning, native, part)
);
alter table word_definitions alter column content set storage external;

-- A sentence as a voice speaks it, made once. The hash is of text, language and voice; the sound is a file of that name.
create table narrated_sentences (
  hash text primary key,
  frame_count integer not null check (frame_count > 0),
  start_seconds double precision not null,
  end_seconds double precision not null,
  words jsonb not null,
  made_at timestamptz not null
);

-- The sound of a whole version: one file, and when each sentence is heard in it. The article is no reference: when it is
-- gone, the row still has to tell which files are to be deleted.
create table narration_tracks (
  hash text primary key,
  article_id uuid not null,
  language language not null,
  sentence_hashes text[] not null,
  sentences jsonb not null,
  duration_seconds double precision not null,
  made_at timestamptz not null
);
create index narration_tracks_of_version on narration_tracks (article_id, language);

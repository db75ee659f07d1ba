-- The audio of a sentence. The hash of voice, language and text identifies it and is the name of the audio file.
create table narrated_sentences (
  hash text primary key,
  frame_count integer not null check (frame_count > 0),
  start_seconds double precision not null,
  end_seconds double precision not null,
  words jsonb not null,
  made_at timestamptz not null
);

-- The audio of an article in one language: one file, and the times of the sentences in it. article_id is not a foreign key:
-- after the article is deleted, the row is still needed to find the files to delete.
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

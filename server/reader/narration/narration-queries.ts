import type { Language } from '../../../domain/language.ts';
import type { SpokenTimes, SpokenWord } from '../../../domain/reader/listening/narration.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

export interface VersionKey {
  articleId: string;
  language: Language;
}

/** Undefined if the reader may not read the article. */
export async function findReadableVersion({ db }: Db, { articleId, language }: VersionKey, readerId: string) {
  const [version] = await db.query<{ title: string; paragraphs: string[][] }>`
    select v.title, v.paragraphs from article_versions v join articles a on a.id = v.article_id
    where v.article_id = ${articleId} and v.language = ${language}
      and may_read(a, ${readerId})`;
  return version;
}

export async function findParagraphs({ db }: Db, { articleId, language }: VersionKey) {
  const [version] = await db.query<{ paragraphs: string[][] }>`
    select paragraphs from article_versions where article_id = ${articleId} and language = ${language}`;
  return version?.paragraphs;
}

export interface NarratedSentence {
  hash: string;
  frameCount: number;
  startSeconds: number;
  endSeconds: number;
  words: SpokenWord[];
}

export function listNarratedSentences({ db }: Db, hashes: string[]) {
  return db.query<NarratedSentence>`
    select hash, frame_count as "frameCount", start_seconds as "startSeconds", end_seconds as "endSeconds", words
    from narrated_sentences where hash = any(${hashes})`;
}

export async function listNarratedHashes({ db }: Db, hashes: string[]) {
  const rows = await db.query<{ hash: string }>`select hash from narrated_sentences where hash = any(${hashes})`;
  return rows.map(({ hash }) => hash);
}

/**
 * Upsert, because two servers may narrate the same sentence at the same time. Commits without waiting for the disk, because a
 * listener waits for the sentence. If the row is lost in a crash, the sentence is narrated again.
 */
export async function storeNarratedSentence(
  { db, now }: Pick<Services, 'db' | 'now'>,
  sentence: NarratedSentence & { isPublic: boolean },
) {
  const { hash, frameCount, startSeconds, endSeconds, words, isPublic } = sentence;
  await db.query`
    insert into narrated_sentences as kept (hash, frame_count, start_seconds, end_seconds, words, is_public, made_at)
    select ${hash}, ${frameCount}::integer, ${startSeconds}::double precision, ${endSeconds}::double precision, ${JSON.stringify(words)}::jsonb,
      ${isPublic}::boolean, ${now()}::timestamptz
    from set_config('synchronous_commit', 'off', true)
    on conflict (hash) do update set frame_count = excluded.frame_count, start_seconds = excluded.start_seconds,
      end_seconds = excluded.end_seconds, words = excluded.words, made_at = excluded.made_at,
      is_public = kept.is_public or excluded.is_public`;
}

export interface NarrationTrack extends VersionKey {
  hash: string;
  sentenceHashes: string[];
  sentences: SpokenTimes[];
  durationSeconds: number;
}

export function listTracks({ db }: Db, hashes: string[]) {
  return db.query<Pick<NarrationTrack, 'hash' | 'sentences' | 'durationSeconds'> & { madeAt: Date }>`
    select hash, sentences, duration_seconds as "durationSeconds", made_at as "madeAt" from narration_tracks where hash = any(${hashes})`;
}

export async function storeTrack({ db, now }: Pick<Services, 'db' | 'now'>, track: NarrationTrack) {
  const { hash, articleId, language, sentenceHashes, sentences, durationSeconds } = track;
  await db.query`
    insert into narration_tracks (hash, article_id, language, sentence_hashes, sentences, duration_seconds, made_at)
    values (${hash}, ${articleId}, ${language}, ${sentenceHashes}, ${JSON.stringify(sentences)}, ${durationSeconds}, ${now()})
    on conflict (hash) do update set article_id = excluded.article_id, language = excluded.language,
      sentence_hashes = excluded.sentence_hashes, sentences = excluded.sentences,
      duration_seconds = excluded.duration_seconds, made_at = excluded.made_at`;
}

/**
 * The first sentence of the easiest library article that begins with a sentence of medium length. Returns the same sentence each
 * time.
 */
export async function findSampleSentence({ db }: Db, language: Language, translation: Language) {
  const [sample] = await db.query<{ title: string; text: string; translation: string | null }>`
    select v.title, v.paragraphs -> 0 ->> 0 as text, t.paragraphs -> 0 ->> 0 as translation
    from articles a
    join article_versions v on v.article_id = a.id and v.language = ${language}
    left join article_versions t on t.article_id = a.id and t.language = ${translation} and ${translation} <> ${language}
    where a.creator_kind = 'library' and a.visibility = 'everybody' and length(v.paragraphs -> 0 ->> 0) between 30 and 120
    order by a.level, length(v.paragraphs -> 0 ->> 0) desc, a.id limit 1`;
  return sample;
}

/** Finds the preferred library article in two languages or, if it does not exist, the easiest article. */
export async function findSampleArticle({ db }: Db, preferredId: string, language: Language, translation: Language) {
  const [article] = await db.query<{ title: string; paragraphs: string[][]; translations: string[][] | null }>`
    select v.title, v.paragraphs, t.paragraphs as translations
    from articles a
    join article_versions v on v.article_id = a.id and v.language = ${language}
    left join article_versions t on t.article_id = a.id and t.language = ${translation} and ${translation} <> ${language}
    where a.creator_kind = 'library' and a.visibility = 'everybody'
    order by a.id = ${preferredId} desc, a.level, a.id limit 1`;
  return article;
}

export const cleanupBatchSize = 500;

/** Lists the tracks (audio files of whole articles) of deleted texts, and the tracks that a newer track has replaced. */
export async function listUnusedTracks({ db }: Db, madeBefore: Date) {
  const rows = await db.query<{ hash: string }>`
    select t.hash from narration_tracks t
    where not exists (select from article_versions v where v.article_id = t.article_id and v.language = t.language)
      or (t.made_at < ${madeBefore} and exists (
        select from narration_tracks newer
        where newer.article_id = t.article_id and newer.language = t.language and newer.made_at > t.made_at))
    limit ${cleanupBatchSize}`;
  return rows.map(({ hash }) => hash);
}

/**
 * Lists sentences that belong to no track (audio file of a whole article), because their article was deleted or because they
 * were narrated individually.
 */
export async function listUnusedSentences({ db }: Db, madeBefore: { isPublic: Date; isPrivate: Date }) {
  const rows = await db.query<{ hash: string }>`
    select s.hash from narrated_sentences s
    where s.made_at < case when s.is_public then ${madeBefore.isPublic}::timestamptz else ${madeBefore.isPrivate} end
      and not exists (select from narration_tracks t, unnest(t.sentence_hashes) as used where used = s.hash)
    limit ${cleanupBatchSize}`;
  return rows.map(({ hash }) => hash);
}

export async function deleteTrackRow({ db }: Db, hash: string) {
  await db.query`delete from narration_tracks where hash = ${hash}`;
}

export async function deleteSentenceRow({ db }: Db, hash: string) {
  await db.query`delete from narrated_sentences where hash = ${hash}`;
}

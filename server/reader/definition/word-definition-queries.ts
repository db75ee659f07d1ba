import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../services.ts';

export interface PartKey {
  articleId: string;
  learning: Language;
  native: Language;
  part: number;
}

/** The content is JSON, compressed with brotli. Undefined if no content is stored, or only the content of another version. */
export async function findKeptPart(
  { db }: Pick<Services, 'db'>,
  { articleId, learning, native, part }: PartKey,
  version: string,
): Promise<Buffer | undefined> {
  const [row] = await db.query<{ content: Buffer }>`
    select content from word_definitions
    where article_id = ${articleId} and learning = ${learning} and native = ${native} and part = ${part}
      and version = ${version}`;
  return row?.content;
}

/** Replaces an earlier version. Nothing is stored for an article that is being written. */
export async function keepPart(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { articleId, learning, native, part }: PartKey,
  { version, content }: { version: string; content: Buffer },
) {
  await db.query`
    insert into word_definitions (article_id, learning, native, part, version, content, created_at)
    select id, ${learning}, ${native}, ${part}, ${version}, ${content}, ${now()} from articles where id = ${articleId}
    on conflict (article_id, learning, native, part) do update
      set version = excluded.version, content = excluded.content, created_at = excluded.created_at`;
}

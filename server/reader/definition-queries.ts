import { type Language, languages } from '../../domain/language.ts';
import type { Definition } from '../../domain/reader/definition.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** The sentences of an article in all its languages. */
export type Versions = Partial<Record<Language, string[]>>;

/** Undefined if the reader may not read the article. A null reader is a signed-out visitor. */
export async function findVersions(
  { db }: Db,
  articleId: string,
  readerId: string | null,
): Promise<Versions | undefined> {
  const [row] = await db.query<{ versions: Partial<Record<Language, string[][]>> }>`
    select json_object_agg(v.language, v.paragraphs) as versions
    from articles a join article_versions v on v.article_id = a.id
    where a.id = ${articleId} and may_read(a, ${readerId})
    group by a.id`;
  if (row === undefined) return undefined;
  return mapVersions(row.versions, (paragraphs) => paragraphs.flat());
}

export function mapVersions<From, To>(versions: Partial<Record<Language, From>>, map: (version: From) => To) {
  const mapped: Partial<Record<Language, To>> = {};
  for (const language of languages) {
    const version = versions[language];
    if (version !== undefined) mapped[language] = map(version);
  }
  return mapped;
}

export async function findKeptDefinition({ db }: Db, key: string): Promise<Definition | undefined> {
  const [row] = await db.query<{ definition: Definition }>`select definition from definitions where key = ${key}`;
  return row?.definition;
}

/** Adds the pronunciation to a definition that was stored while the voice was busy. */
export async function addPronunciation({ db }: Db, key: string, ipa: string) {
  await db.query`
    update definitions set definition = jsonb_set(definition, '{ipa}', to_jsonb(${ipa}::text)) where key = ${key}`;
}

/** If another server has stored an answer in the meantime, that answer is kept. */
export async function keepDefinition(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { key, articleId, definition }: { key: string; articleId: string; definition: Definition },
) {
  await db.query`
    insert into definitions (key, article_id, definition, created_at)
    values (${key}, ${articleId}, ${JSON.stringify(definition)}, ${now()}) on conflict (key) do nothing`;
}

import { type Language, languages } from '../../../domain/language.ts';
import type { Definition } from '../../../domain/reader/definition/definition.ts';
import type { Services } from '../../services.ts';
import { linesBeforeSentences } from '../../translation/translate-article.ts';

type Db = Pick<Services, 'db'>;

/**
 * The sentences of an article in all its languages. In a draft and in an unfinished translation, missing sentences are empty.
 */
export type Versions = Partial<Record<Language, string[]>>;

/** The title and the sentences of an article in all its languages: the title is line 0, the first sentence is line 1. */
export type Lines = Partial<Record<Language, string[]>>;

/** Undefined if the reader may not read the article. `readerId` is null for a visitor. */
export async function findVersions(db: Db, articleId: string, readerId: string | null): Promise<Versions | undefined> {
  const lines = await findLines(db, articleId, readerId);
  return lines && mapVersions(lines, (version) => version.slice(1));
}

/**
 * Undefined if the reader may not read the article. `readerId` is null for a visitor. An article that is being written can be
 * read by its author only.
 */
export async function findLines({ db }: Db, articleId: string, readerId: string | null): Promise<Lines | undefined> {
  // Reads the draft and the article in one statement: a draft may become an article at any moment, and two statements could
  // both miss it.
  const [row] = await db.query<{ versions: Partial<Record<Language, string[][]>> | null }>`
    with draft as (
      select c.learning_lang, c.main_lang,
        jsonb_build_array(coalesce(max(s.source) filter (where s.number = 0), '')) || jsonb_agg(s.source order by s.number)
          filter (where s.number > 0) as sources,
        jsonb_build_array(coalesce(max(s.translation) filter (where s.number = 0), '')) ||
          jsonb_agg(coalesce(s.translation, '') order by s.number) filter (where s.number > 0) as translations
      from creations c join creation_sentences s on s.article_id = c.article_id
      where c.article_id = ${articleId} and c.author_id = ${readerId}
      group by c.article_id
      having bool_or(s.number > 0)
    )
    select json_object_agg(language, paragraphs) as versions from (
      select v.language, jsonb_build_array(jsonb_build_array(v.title)) || v.paragraphs as paragraphs from articles a join article_versions v on v.article_id = a.id
      where a.id = ${articleId} and may_read(a, ${readerId})
      union all
      select learning_lang, jsonb_build_array(sources) from draft
      union all
      select main_lang, jsonb_build_array(translations) from draft where main_lang <> learning_lang
      union all
      select t.language, jsonb_build_array((
        select jsonb_agg(coalesce(line, '') order by number) from unnest(t.progress) with ordinality as lines (line, number)
        where number = 1 or number > ${linesBeforeSentences}
      ))
      from articles a join translations t on t.article_id = a.id
      where a.id = ${articleId} and may_read(a, ${readerId}) and t.progress is not null
        and not exists (select from article_versions v where v.article_id = a.id and v.language = t.language)
    ) version`;
  if (!row?.versions) return undefined;
  return mapVersions(row.versions, (paragraphs) => paragraphs.flat());
}

/** One sentence in the languages that have it. */
export function sentenceOf(lines: Lines, number: number): Partial<Record<Language, string>> {
  const versions: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const sentence = lines[language]?.[number];
    if (sentence) versions[language] = sentence;
  }
  return versions;
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

/**
 * If another server has already stored a definition, that definition is kept. Nothing is stored for an article that is being
 * written.
 */
export async function keepDefinition(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { key, articleId, definition }: { key: string; articleId: string; definition: Definition },
) {
  await db.query`
    insert into definitions (key, article_id, definition, created_at)
    select ${key}, id, ${JSON.stringify(definition)}, ${now()} from articles where id = ${articleId}
    on conflict (key) do nothing`;
}

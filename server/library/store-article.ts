import type { Language } from '../../domain/language.ts';
import type { ArticleAttributes } from '../../domain/library/article.ts';
import type { Services } from '../services.ts';

export interface SeriesEntry {
  id: string;
  part: number;
  partCount: number;
}

export interface NewArticle extends ArticleAttributes {
  id: string;
  cover?: string | null;
  series?: SeriesEntry | undefined;
  creatorKind: 'library' | 'ai' | 'manual';
  authorId: string | null;
  visibility: 'everybody' | 'private';
  originalLanguage?: Language;
  /** True if the article was imported from a file. Its author has no account on this server. */
  isImported?: boolean;
}

/** Upsert: an existing article keeps its date, author and visibility. */
export async function storeArticle({ db, now }: Pick<Services, 'db' | 'now'>, article: NewArticle) {
  const { id, creatorKind, authorId, visibility, type, genres, tone, audience, length, level } = article;
  const { originalLanguage = 'en', isImported = false, cover = null, series } = article;
  await db.query`
    insert into articles
      (id, creator_kind, author_id, visibility, original_language, type, genres, tone, audience, length, level, cover, is_imported,
       series, part, part_count, created_at)
    values (${id}, ${creatorKind}, ${authorId}, ${visibility}, ${originalLanguage}, ${type}, ${genres}, ${tone}, ${audience},
      ${length}, ${level}, ${cover}, ${isImported}, ${series?.id ?? null}, ${series?.part ?? null}, ${series?.partCount ?? null}, ${now()})
    on conflict (id) do update set type = excluded.type, genres = excluded.genres, tone = excluded.tone,
      audience = excluded.audience, length = excluded.length, level = excluded.level, cover = excluded.cover,
      series = excluded.series, part = excluded.part, part_count = excluded.part_count`;
}

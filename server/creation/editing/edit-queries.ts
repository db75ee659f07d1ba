import type { Language } from '../../../domain/language.ts';
import type { Level } from '../../../domain/level.ts';
import type { ArticleLength } from '../../../domain/library/article-attributes.ts';
import { updateLevelAndLength } from '../../library/own-articles.ts';
import type { NewVersion } from '../../library/store-version.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;
type Whose = { articleId: string; authorId: string };

interface OwnArticle {
  originalLanguage: Language;
  level: Level | null;
  visibility: 'everybody' | 'private';
  canBeShared: boolean;
}

/** A finished article by this author. Articles that an admin has hidden are not found. */
export async function findOwn({ db }: Db, { articleId, authorId }: Whose) {
  const [article] = await db.query<OwnArticle>`
    select original_language as "originalLanguage", level, visibility, not (is_from_drawer or stays_private) as "canBeShared"
    from articles a
    where id = ${articleId} and author_id = ${authorId} and visibility <> 'hidden'
      and not exists (select from creations c where c.article_id = a.id and c.status <> 'done')`;
  return article;
}

/** Locks the article, so that two edits, or an edit and a finished translation, do not change its text at the same time. */
export async function lockArticle({ db: tx }: Db, articleId: string) {
  await tx.query`select from articles where id = ${articleId} for update`;
}

export const listVersions = ({ db }: Db, articleId: string) =>
  db.query<NewVersion>`
    select language, title, summary, keywords, paragraphs from article_versions where article_id = ${articleId} order by language`;

interface Attributes {
  articleId: string;
  title: string;
  level: Level | null;
  length: ArticleLength;
}

export async function updateAttributes({ db: tx }: Db, { articleId, title, level, length }: Attributes) {
  await updateLevelAndLength({ db: tx }, { articleId, level, length });
  await tx.query`update creations set title = ${title} where article_id = ${articleId}`;
}

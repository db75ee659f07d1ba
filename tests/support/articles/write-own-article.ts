import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../../server/services.ts';

interface OwnArticle {
  authorId: string;
  /** The sentences of the only paragraph, in each language. */
  versions: Partial<Record<Language, string[]>>;
}

/** Stores a private article of this author. */
export async function writeOwnArticle(
  { db, newId, now }: Pick<Services, 'db' | 'newId' | 'now'>,
  { authorId, versions }: OwnArticle,
) {
  const id = newId();
  await db.query`
    insert into articles (id, creator_kind, author_id, visibility, type, genres, tone, audience, length, created_at)
    values (${id}, 'manual', ${authorId}, 'private', 'fictional-story', ${['drama']}, 'casual', 'adults', 'short', ${now()})`;
  for (const [language, sentences] of Object.entries(versions)) {
    await db.query`
      insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count)
      values (${id}, ${language}, 'A title', '', ${JSON.stringify([sentences])}, ${sentences.length}, 5)`;
  }
  return id;
}

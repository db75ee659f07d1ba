import { randomUUID } from 'node:crypto';
import type { Services } from '../../../server/services.ts';

/** Creates an article with this number of sentences, three per paragraph, in Spanish and English: “La frase 7.”, “Sentence 7.” */
export async function createArticle({ db, now }: Pick<Services, 'db' | 'now'>, sentenceCount: number) {
  const id = randomUUID();
  await db.query`
    insert into articles (id, creator_kind, visibility, type, genres, tone, audience, length, created_at)
    values (${id}, 'library', 'everybody', 'fictional-story', '{drama}', 'dramatic', 'adults', 'long', ${now()})`;
  for (const [language, phrase] of Object.entries({ es: 'La frase', en: 'Sentence' })) {
    const sentences = Array.from({ length: sentenceCount }, (_, index) => `${phrase} ${index + 1}.`);
    const paragraphs = Array.from({ length: Math.ceil(sentenceCount / 3) }, (_, index) =>
      sentences.slice(index * 3, index * 3 + 3),
    );
    await db.query`
      insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count)
      values (${id}, ${language}, ${`${phrase}s`}, '', ${JSON.stringify(paragraphs)}, ${sentenceCount}, ${sentenceCount * 3})`;
  }
  return id;
}

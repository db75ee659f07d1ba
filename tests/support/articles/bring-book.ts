import { randomUUID } from 'node:crypto';
import { insertBook } from '../../../server/creation/book/book-queries.ts';
import { storePart } from '../../../server/creation/import/store-part.ts';
import type { Services } from '../../../server/services.ts';
import type { Person } from '../people.ts';

/**
 * Stores a Spanish book with one part per element of `sentenceCounts`. The sentences (“La frase 7.”, “Sentence 7.”) are
 * numbered consecutively across all parts.
 */
export async function bringBook(services: Services, { id: ownerId }: Person, sentenceCounts: readonly number[]) {
  const bookId = randomUUID();
  const partIds = sentenceCounts.map(() => randomUUID());
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const partCount = sentenceCounts.length;
    const book = { language: 'es', title: 'Las luces', author: null, partCount, cover: null } as const;
    await insertBook(tx, { ...book, bookId, ownerId });
    let number = 0;
    for (const [index, count] of sentenceCounts.entries()) {
      const sentences = Array.from({ length: count }, () => {
        number += 1;
        return `La frase ${number}.`;
      });
      await storePart(tx, {
        articleId: partIds[index] ?? '',
        authorId: ownerId,
        language: 'es',
        title: 'Las luces',
        level: null,
        part: { title: `Parte ${index + 1}`, paragraphs: [{ sentences }], partOfChapter: 1, chapterParts: 1 },
        book: { id: bookId, part: index + 1, partCount },
      });
    }
  });
  return { bookId, partIds };
}

import type { ArticleVersion } from '../../domain/library/article.ts';
import { storeVersion } from '../library/store-version.ts';
import type { Services } from '../services.ts';
import { insertBegunTranslation, storeForRequest } from '../translation/queries.ts';

/**
 * Stores a translation that the author brought. If some sentences are empty, the job of a creation completes it
 * (`isCompletedByJob`), or it waits until a user requests it.
 */
export async function storeTranslation(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  articleId: string,
  translation: ArticleVersion,
  { isCompletedByJob }: { isCompletedByJob: boolean },
) {
  const sentences = translation.paragraphs.flat();
  if (sentences.every((sentence) => sentence !== '')) {
    await storeVersion(services, articleId, { ...translation, summary: '', keywords: [] });
    return;
  }
  const progress = [translation.title, '', '', ...sentences.map((sentence) => (sentence === '' ? null : sentence))];
  const store = isCompletedByJob ? insertBegunTranslation : storeForRequest;
  await store(services, { articleId, language: translation.language }, progress);
}

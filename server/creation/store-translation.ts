import type { ArticleVersion } from '../../domain/library/article.ts';
import { storeVersion } from '../library/store-version.ts';
import type { Services } from '../services.ts';
import { insertBegunTranslation, storeForRequest } from '../translation/queries.ts';

/**
 * Stores a translation by the author. If some sentences are empty, they are translated either by the job of the creation
 * (`isCompletedByJob`), or when a user requests the translation.
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

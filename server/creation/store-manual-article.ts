import type { Level } from '../../domain/level.ts';
import { lengthOfSentences } from '../../domain/library/article-attributes.ts';
import { insertArticle } from '../library/own-articles.ts';
import { storeVersion } from '../library/store-version.ts';
import type { Services } from '../services.ts';
import type { ManualText } from './prepare-manual-article.ts';
import { storeTranslation } from './store-translation.ts';

interface ManualArticle {
  articleId: string;
  authorId: string;
  text: ManualText;
  level: Level | null;
}

export async function storeManualArticle(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  { articleId, authorId, text, level }: ManualArticle,
) {
  const { language, title, paragraphs, translation } = text;
  await insertArticle(services, {
    articleId,
    authorId,
    creatorKind: 'manual',
    originalLanguage: language,
    type: null,
    genres: [],
    tone: null,
    audience: null,
    length: lengthOfSentences(paragraphs.flat().length),
    level,
  });
  await storeVersion(services, articleId, { language, title, paragraphs, summary: '', keywords: [] });
  if (translation !== undefined) await storeTranslation(services, articleId, translation, { isCompletedByJob: true });
}

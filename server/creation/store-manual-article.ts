import { lengthOfSentences } from '../../domain/library/article-attributes.ts';
import { insertArticle } from '../library/own-articles.ts';
import { storeVersion } from '../library/store-version.ts';
import type { Services } from '../services.ts';
import { insertBegunTranslation } from '../translation/queries.ts';
import type { ManualText } from './prepare-manual-article.ts';

interface ManualArticle {
  articleId: string;
  authorId: string;
  text: ManualText;
}

export async function storeManualArticle(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  { articleId, authorId, text }: ManualArticle,
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
    level: null,
  });
  const extras = { summary: '', keywords: [] };
  await storeVersion(services, articleId, { language, title, paragraphs, ...extras });
  if (translation === undefined) return;
  const sentences = translation.paragraphs.flat();
  if (sentences.every((sentence) => sentence !== '')) {
    await storeVersion(services, articleId, { ...translation, ...extras });
    return;
  }
  const progress = [translation.title, '', '', ...sentences.map((sentence) => (sentence === '' ? null : sentence))];
  await insertBegunTranslation(services, { articleId, language: translation.language }, progress);
}

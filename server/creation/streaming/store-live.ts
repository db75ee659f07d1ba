import type { ArticleAttributes } from '../../../domain/library/article.ts';
import { linkWordsToArticle } from '../../learning/words/save-word-queries.ts';
import { insertArticle } from '../../library/own-articles.ts';
import { storeVersions } from '../../library/store-version.ts';
import type { Services } from '../../services.ts';
import { insertBegunTranslation } from '../../translation/queries.ts';
import { recordRecap } from '../level/wish-queries.ts';
import { recordWritten, type StoredCreation } from '../queries.ts';
import { translationOf } from '../translation-of.ts';
import { deleteDraft, lockDraft } from './draft-queries.ts';
import type { LiveText } from './write-live.ts';
import { DraftTaken } from './write-live.ts';

interface Live {
  creation: StoredCreation;
  attributes: ArticleAttributes;
  text: LiveText;
}

/**
 * Turns the draft into an article. If some translations are missing, the others are stored as a translation in progress.
 */
export async function storeLive(services: Services, { creation, attributes, text }: Live) {
  const { articleId, authorId, learningLang, mainLang } = creation;
  const { title, summary, keywords, sentences } = text;
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()];
  const lines = [title.translation, summary === undefined ? '' : summary.translation, ''];
  const progress = [...lines, ...sentences.map(({ translation }) => translation)];
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    if (!(await lockDraft(tx, text))) throw new DraftTaken();
    await recordWritten(tx, articleId, { title: title.source, drawerArticle: null });
    if (text.recap !== undefined) await recordRecap(tx, articleId, text.recap);
    await insertArticle(tx, { articleId, authorId, creatorKind: 'ai', originalLanguage: learningLang, ...attributes });
    const original = {
      language: learningLang,
      title: title.source,
      summary: summary?.source ?? '',
      keywords,
      paragraphs: paragraphs.map((pairs) => pairs.map(({ source }) => source)),
    };
    const translated = {
      language: mainLang,
      title: title.translation ?? '',
      summary: summary?.translation ?? '',
      keywords: [],
      paragraphs: paragraphs.map((pairs) => pairs.map(({ translation }) => translation ?? '')),
    };
    const hasTranslation = translationOf(creation) !== undefined;
    const isTranslated = hasTranslation && !progress.includes(null);
    await storeVersions(tx, articleId, isTranslated ? [original, translated] : [original]);
    if (hasTranslation && !isTranslated) {
      await insertBegunTranslation(tx, { articleId, language: mainLang }, progress);
    }
    await linkWordsToArticle(tx, { articleId, userId: authorId, sentences: original.paragraphs.flat() });
    await deleteDraft(tx, articleId);
  });
}

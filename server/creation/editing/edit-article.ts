import { AppError } from '../../../domain/app-error.ts';
import { type ArticleEdit, carryOver } from '../../../domain/creation/edit-article.ts';
import type { Language } from '../../../domain/language.ts';
import { lengthOfSentences } from '../../../domain/library/article-attributes.ts';
import { dropUnseen } from '../../../domain/text/clean-text.ts';
import { movePositions } from '../../library/move-positions.ts';
import { changeVisibility, deleteVersion } from '../../library/own-articles.ts';
import type { Reader } from '../../library/reader-of.ts';
import { type NewVersion, storeVersions } from '../../library/store-version.ts';
import { publishEvent } from '../../platform/live-events/publish-event.ts';
import type { Services } from '../../services.ts';
import { deleteTranslation, listUnfinished, storeForRequest } from '../../translation/queries.ts';
import { linesBeforeSentences } from '../../translation/translate-article.ts';
import { findOwn, listVersions, lockArticle, updateAttributes } from './edit-queries.ts';
import { otherLanguageOf } from './find-editable.ts';

/**
 * Replaces the author's text. Unchanged sentences keep their translations. They also keep their audio, which is stored by the
 * hash of the sentence. Changed sentences get a new translation and new audio on request. Readers stay at their sentence.
 */
export async function editArticle(services: Services, { author, articleId }: Editing, edit: ArticleEdit) {
  const ownArticle = { articleId, authorId: author.readerId };
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    await lockArticle(tx, articleId);
    const article = await findOwn(tx, ownArticle);
    const before = await listVersions(tx, articleId);
    const unfinished = await listUnfinished(tx, articleId);
    const original = before.find(({ language }) => language === article?.originalLanguage) ?? before[0];
    if (article === undefined || original === undefined) throw new AppError('not-found');
    if (!article.canBeShared && edit.visibility === 'everybody') refuse('visibility', 'stays-private');
    const text = edit.pairs.map((pairs) => pairs.map(({ source }) => clean(source)));
    const change = { before: original.paragraphs.flat(), after: text.flat() };
    const reshape = (sentences: readonly string[]) => intoShape(sentences, text);
    const kept: NewVersion[] = [{ ...original, title: clean(edit.title), paragraphs: text }];

    const translationLanguage = otherLanguageOf(original.language, author);
    const translation = edit.translation?.language === translationLanguage ? edit.translation : null;
    for (const version of before) {
      if (version.language === original.language || version.language === translation?.language) continue;
      const carried = carryOver(change, version.paragraphs.flat());
      if (isComplete(carried)) kept.push({ ...version, paragraphs: reshape(carried) });
      else await demoteToProgress(tx, { articleId, language: version.language }, [version.title, ...carried]);
    }
    for (const { language, progress } of unfinished) {
      if (language === translation?.language) continue;
      const carried = carryOver(change, progress.slice(linesBeforeSentences));
      await demoteToProgress(tx, { articleId, language }, [progress[0] ?? null, ...carried]);
    }
    if (translation !== null) {
      const { language } = translation;
      const title = clean(translation.title);
      const sentences = edit.pairs.flat().map((pair) => clean(pair.translation) || null);
      const earlier = before.find((version) => version.language === language);
      if (isComplete(sentences)) {
        if (title === '') refuse('translation.title', 'required');
        kept.push({ summary: '', keywords: [], ...earlier, language, title, paragraphs: reshape(sentences) });
        await deleteTranslation(tx, { articleId, language });
      } else if (sentences.some((sentence) => sentence !== null)) {
        await demoteToProgress(tx, { articleId, language }, [title || null, ...sentences]);
      } else {
        await deleteVersion(tx, articleId, language);
        await deleteTranslation(tx, { articleId, language });
      }
    }
    const [{ title }] = kept as [NewVersion];
    const length = lengthOfSentences(change.after.length);
    await updateAttributes(tx, { articleId, title, level: edit.level, length });
    await storeVersions(tx, articleId, kept);
    await movePositions(tx, { articleId, before: [original], after: [{ ...original, paragraphs: text }] });
    await changeVisibility(tx, ownArticle, edit.visibility);
    await publishEvent(tx, { userId: author.readerId, topic: 'article', articleId });
  });
}

interface Editing {
  author: Reader;
  articleId: string;
}

/**
 * Deletes a translation that is incomplete after the edit. Its unchanged sentences are kept, so that the next request for
 * the translation continues with them.
 */
async function demoteToProgress(
  tx: Pick<Services, 'db' | 'now'>,
  version: { articleId: string; language: Language },
  [title = null, ...sentences]: readonly (string | null)[],
) {
  await deleteVersion(tx, version.articleId, version.language);
  await storeForRequest(tx, version, [title, '', '', ...sentences]);
}

const isComplete = (sentences: readonly (string | null)[]): sentences is string[] =>
  sentences.every((sentence) => sentence !== null);

function intoShape(sentences: readonly string[], shape: readonly string[][]) {
  let start = 0;
  return shape.map(({ length }) => {
    start += length;
    return sentences.slice(start - length, start);
  });
}

const clean = (text: string) => dropUnseen(text).replaceAll('\n', ' ').trim();

function refuse(field: string, problem: string): never {
  throw new AppError('invalid-input', { fields: [{ field, problem }] });
}

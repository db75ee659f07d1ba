import type { EditableArticle } from '../../../domain/creation/edit-article.ts';
import type { Language } from '../../../domain/language.ts';
import type { Reader } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { findProgress } from '../../translation/queries.ts';
import { linesBeforeSentences } from '../../translation/translate-article.ts';
import { findOwn, listVersions } from './edit-queries.ts';

/** The author's article for editing. Undefined if the user is not its author. */
export async function findEditable(
  services: Pick<Services, 'db'>,
  author: Reader,
  articleId: string,
): Promise<EditableArticle | undefined> {
  const article = await findOwn(services, { articleId, authorId: author.readerId });
  const versions = await listVersions(services, articleId);
  const original = versions.find(({ language }) => language === article?.originalLanguage) ?? versions[0];
  if (article === undefined || original === undefined) return undefined;
  const { level, visibility, canBeShared } = article;
  const otherLanguage = otherLanguageOf(original.language, author);
  const translation = otherLanguage && versions.find(({ language }) => language === otherLanguage);
  const begun =
    otherLanguage && translation === undefined
      ? await findProgress(services, { articleId, language: otherLanguage })
      : undefined;
  const translated = translation?.paragraphs.flat() ?? begun?.slice(linesBeforeSentences) ?? [];
  let index = 0;
  return {
    title: original.title,
    language: original.language,
    level,
    visibility,
    canBeShared,
    translation:
      otherLanguage === undefined ? null : { language: otherLanguage, title: translation?.title ?? begun?.[0] ?? '' },
    pairs: original.paragraphs.map((sentences) =>
      sentences.map((source) => ({ source, translation: translated[index++] ?? '' })),
    ),
  };
}

/**
 * The language into which the author can translate a text in `language`: the main language if the text is in the
 * learning language, otherwise the learning language. Undefined if the result would be `language` itself.
 */
export function otherLanguageOf(language: Language, { learningLang, mainLang }: Reader): Language | undefined {
  const other = language === learningLang ? mainLang : learningLang;
  return other === language ? undefined : other;
}

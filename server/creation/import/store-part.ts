import type { PlannedPart } from '../../../domain/creation/plan-parts.ts';
import { titleOfPart } from '../../../domain/creation/title-of-part.ts';
import type { Language } from '../../../domain/language.ts';
import type { Level } from '../../../domain/level.ts';
import { lengthOfSentences } from '../../../domain/library/article-attributes.ts';
import { insertArticle } from '../../library/own-articles.ts';
import { storeVersion } from '../../library/store-version.ts';
import type { Services } from '../../services.ts';
import { insertBroughtText } from '../book/book-queries.ts';
import { storeTranslation } from '../store-translation.ts';

interface NewPart {
  articleId: string;
  authorId: string;
  language: Language;
  /** Used if the part has no title of its own. */
  title: string;
  /** The level of the whole text; null if it is unknown. */
  level: Level | null;
  part: PlannedPart;
  /** Null if the text is a single article. */
  book: { id: string; part: number; partCount: number } | null;
}

/** Stores a part of a text as a private article. Needs a transaction. */
export async function storePart(
  tx: Pick<Services, 'db' | 'jobs' | 'now'>,
  { articleId, authorId, language, title, level, part, book }: NewPart,
) {
  const { paragraphs, partOfChapter, chapterParts } = part;
  const sentenceCount = paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0);
  await insertArticle(tx, {
    articleId,
    authorId,
    creatorKind: 'manual',
    originalLanguage: language,
    staysPrivate: true,
    series: book ?? undefined,
    type: null,
    genres: [],
    tone: null,
    audience: null,
    length: lengthOfSentences(sentenceCount),
    level,
  });
  const ownTitle = book === null ? title : titleOfPart(part, { book: title, number: book.part });
  await storeVersion(tx, articleId, {
    language,
    title: ownTitle,
    paragraphs: paragraphs.map(({ sentences }) => sentences),
    summary: '',
    keywords: [],
  });
  const translations = paragraphs.map((paragraph) => paragraph.translations ?? paragraph.sentences.map(() => ''));
  if (part.translation !== undefined && translations.flat().some((sentence) => sentence !== '')) {
    const version = {
      language: part.translation,
      title: part.translatedTitle || ownTitle,
      paragraphs: translations,
    };
    await storeTranslation(tx, articleId, version, { isCompletedByJob: false });
  }
  const starts = paragraphs.map(({ startMs }) => startMs);
  const startsMs = starts.every((start) => start !== undefined) ? starts : null;
  await insertBroughtText(tx, { articleId, book, partOfChapter, chapterParts, startsMs });
}

import type { Creation } from '../../../domain/creation/creation.ts';
import { estimateSecondsLeft, type GrowingPair } from '../../../domain/creation/growing-article.ts';
import type { Services } from '../../services.ts';
import { linesBeforeSentences } from '../../translation/translate-article.ts';
import type { TranslationProgress } from '../../translation/translation-progress.ts';
import type { CreationRow } from '../queries.ts';
import { findDraft } from './draft-queries.ts';

type Db = Pick<Services, 'db'>;
type GrowingText = Pick<Creation, 'title' | 'translatedTitle' | 'paragraphs' | 'secondsLeft'>;

/** The text that the author can already read while Foxy writes: the draft or, once it is complete, the article itself. */
export async function findGrowingText(services: Db, creation: CreationRow): Promise<GrowingText> {
  const { articleId, way, title, isFromDrawer, totalCount } = creation;
  if (way === 'manual' || isFromDrawer) return { title, translatedTitle: null, paragraphs: [], secondsLeft: null };
  const draft = await findDraft(services, articleId);
  // The draft is read before the article: if the draft no longer exists, it has become the article.
  if (draft.title === undefined && draft.sentences.length === 0) return findFinishedText(services, creation);
  const storedAt = draft.sentences.map((sentence) => sentence.storedAt);
  return {
    title: draft.title?.source ?? null,
    translatedTitle: draft.title?.translation ?? null,
    paragraphs: intoParagraphs(draft.sentences),
    secondsLeft: estimateSecondsLeft({ storedAt, expectedCount: totalCount }),
  };
}

const intoParagraphs = (sentences: readonly (GrowingPair & { paragraph: number })[]) =>
  [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()].map((pairs) =>
    pairs.map(({ source, translation }) => ({ source, translation })),
  );

interface FinishedRow {
  title: string;
  paragraphs: string[][];
  translatedTitle: string | null;
  translatedParagraphs: string[][] | null;
  progress: TranslationProgress | null;
}

/** Reads everything in one statement, because a translation may be completed between two statements. */
async function findFinishedText({ db }: Db, creation: CreationRow): Promise<GrowingText> {
  const { articleId, title, learningLang, mainLang } = creation;
  const [text] = await db.query<FinishedRow>`
    select o.title, o.paragraphs, t.title as "translatedTitle", t.paragraphs as "translatedParagraphs", b.progress
    from article_versions o
    left join article_versions t on t.article_id = o.article_id and t.language = ${mainLang} and t.language <> o.language
    left join translations b on b.article_id = o.article_id and b.language = ${mainLang}
    where o.article_id = ${articleId} and o.language = ${learningLang}`;
  if (text === undefined) return { title, translatedTitle: null, paragraphs: [], secondsLeft: null };
  const translations = text.translatedParagraphs?.flat() ?? text.progress?.slice(linesBeforeSentences) ?? [];
  let number = 0;
  return {
    title: text.title,
    translatedTitle: text.translatedTitle ?? text.progress?.[0] ?? null,
    paragraphs: text.paragraphs.map((sentences) =>
      sentences.map((source) => ({ source, translation: translations[number++] ?? null })),
    ),
    secondsLeft: null,
  };
}

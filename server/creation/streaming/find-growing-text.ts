import type { Creation } from '../../../domain/creation/creation.ts';
import { estimateSecondsLeft, type GrowingPair } from '../../../domain/creation/growing-article.ts';
import type { ArticleVersion } from '../../../domain/library/article.ts';
import type { Services } from '../../services.ts';
import { findProgress } from '../../translation/queries.ts';
import { linesBeforeSentences } from '../../translation/translate-article.ts';
import type { CreationRow } from '../queries.ts';
import { findDraft } from './draft-queries.ts';

type Db = Pick<Services, 'db'>;
type GrowingText = Pick<Creation, 'title' | 'translatedTitle' | 'paragraphs' | 'secondsLeft'>;

/** What the author can read of an article that Foxy writes: the draft or, once it is complete, the article itself. */
export async function findGrowingText(services: Db, creation: CreationRow): Promise<GrowingText> {
  const { articleId, way, title, isFromDrawer, totalCount } = creation;
  if (way === 'manual' || isFromDrawer) return { title, translatedTitle: null, paragraphs: [], secondsLeft: null };
  if (title !== null) return findFinishedText(services, creation);
  const draft = await findDraft(services, articleId);
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

async function findFinishedText(services: Db, creation: CreationRow): Promise<GrowingText> {
  const { articleId, title, learningLang, mainLang } = creation;
  const versions = await services.db.query<ArticleVersion>`
    select language, title, paragraphs from article_versions
    where article_id = ${articleId} and language in (${learningLang}, ${mainLang})`;
  const original = versions.find(({ language }) => language === learningLang);
  const translation = versions.find(({ language }) => language === mainLang && language !== learningLang);
  const begun = translation === undefined ? await findProgress(services, { articleId, language: mainLang }) : undefined;
  const translations = translation?.paragraphs.flat() ?? begun?.slice(linesBeforeSentences) ?? [];
  let number = 0;
  return {
    title,
    translatedTitle: translation?.title ?? begun?.[0] ?? null,
    paragraphs: (original?.paragraphs ?? []).map((sentences) =>
      sentences.map((source) => ({ source, translation: translations[number++] ?? null })),
    ),
    secondsLeft: null,
  };
}

import { AppError } from '../../../domain/app-error.ts';
import { chooseSurprise } from '../../../domain/creation/choose-surprise-wish.ts';
import { levelOfUnknown } from '../../../domain/creation/level-guide.ts';
import type { AiArticleRequest, ChapterRequest, NewArticle } from '../../../domain/creation/new-article.ts';
import type { Level } from '../../../domain/level.ts';
import { findVocabulary } from '../../learning/fit/vocabulary-queries.ts';
import type { Services } from '../../services.ts';
import type { StoredCreation } from '../queries.ts';
import type { WritingRequest } from '../writing/writing-request.ts';
import { listMyWords, mostWords } from './list-my-words.ts';
import { findWish, listBasesOfArticles, listChapters, listOfferedSubjects, recordWish } from './wish-queries.ts';

type Deps = Pick<Services, 'db' | 'now' | 'random'>;
type Unwritten = Omit<StoredCreation, 'request'> & { request: Exclude<NewArticle, { way: 'manual' }> };

/** Decides what is requested from the language model. The decision is stored, so that a retry sends the same request. */
export async function prepareWish(services: Deps, creation: Unwritten): Promise<WritingRequest> {
  const stored = await findWish(services, creation.articleId);
  if (stored?.wish) return stored.wish;
  const wish = await createWish(services, creation);
  await recordWish(services, creation.articleId, wish);
  return wish;
}

async function createWish(services: Deps, creation: Unwritten): Promise<WritingRequest> {
  const { request, authorId, learningLang: language } = creation;
  switch (request.way) {
    case 'surprise': {
      const offered = await listOfferedSubjects(services, authorId);
      const level = await resolveLevel(services, creation, null);
      return { ...chooseSurprise(services.random, offered), length: 'medium', language, ...level };
    }
    case 'ai':
      return {
        ...attributesOf(request),
        language,
        // Requests that were stored by an earlier version of Foxtale have no level.
        ...(await resolveLevel(services, creation, request.level ?? null)),
        words: request.usesMyWords ? await listMyWords(services, { userId: authorId, language }) : [],
      };
    case 'chapter':
      return createChapterWish(services, creation, request);
  }
}

const attributesOf = ({ description, type, genres, tone, audience, length }: AiArticleRequest) => ({
  description,
  type,
  genres,
  tone,
  audience,
  length,
});

/** The level that the author chose, or else the estimated level of the learner. If there is no estimate, a default level. */
async function resolveLevel(
  services: Deps,
  { authorId, learningLang }: Pick<StoredCreation, 'authorId' | 'learningLang'>,
  chosen: Level | null,
): Promise<Pick<WritingRequest, 'level' | 'isLevelKnown' | 'vocabularySize'>> {
  if (chosen !== null) return { level: chosen, isLevelKnown: true };
  const vocabulary = await findVocabulary(services, authorId, learningLang);
  if (vocabulary === null) return { level: levelOfUnknown, isLevelKnown: false };
  return { level: vocabulary.level, isLevelKnown: true, vocabularySize: vocabulary.size };
}

const lastSentenceCount = 3;

/**
 * The request for the next chapter. The model gets the summaries of all earlier chapters, the last sentences of the previous
 * chapter, and words of the earlier chapters that the learner does not know yet.
 */
async function createChapterWish(
  services: Deps,
  creation: Unwritten,
  { after }: ChapterRequest,
): Promise<WritingRequest> {
  const { authorId, learningLang: language } = creation;
  const chapters = await listChapters(services, { articleId: after, authorId });
  const previous = chapters.at(-1);
  if (previous === undefined) throw new AppError('not-found');
  const { wish, type, genres, tone, audience, length } = previous;
  const ofSeries = await listBasesOfArticles(services, {
    userId: authorId,
    articleIds: chapters.map(({ id }) => id),
    limit: mostWords,
  });
  const due = (wish?.words ?? []).length > 0 ? await listMyWords(services, { userId: authorId, language }) : [];
  const wasChosen = wish?.isLevelKnown === true && wish.vocabularySize === undefined;
  return {
    description: wish?.description ?? previous.summary,
    type: type ?? 'fictional-story',
    genres,
    tone: tone ?? 'casual',
    audience: audience ?? 'adults',
    length,
    language,
    ...(await resolveLevel(services, creation, wasChosen ? wish.level : null)),
    words: [...new Set([...ofSeries, ...due])].slice(0, mostWords),
    story: {
      chapter: chapters.length + 1,
      before: chapters.map(({ title, recap, summary }) => ({ title, recap: recap ?? summary })),
      lastSentences: previous.paragraphs.flat().slice(-lastSentenceCount),
    },
  };
}

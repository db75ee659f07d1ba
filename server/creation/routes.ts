import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import { alignmentSchema } from '../../domain/creation/alignment.ts';
import { articleEditSchema } from '../../domain/creation/edit-article.ts';
import { articleChangeSchema, submissionSchema } from '../../domain/creation/new-article.ts';
import { offersQuerySchema } from '../../domain/creation/offers.ts';
import { measuredTextSchema } from '../../domain/creation/text-measures.ts';
import type { Guards } from '../http/guards/guards.ts';
import { parse } from '../http/requests/parse.ts';
import { readerOf } from '../library/reader-of.ts';
import type { Services } from '../services.ts';
import { alignSubmission } from './align-submission.ts';
import { createArticleJob } from './create-article.job.ts';
import { listOffers } from './drawer/list-offers.ts';
import { changeArticle } from './editing/change-article.ts';
import { deleteOwnArticle } from './editing/delete-article.ts';
import { editArticle } from './editing/edit-article.ts';
import { findEditable } from './editing/find-editable.ts';
import { listMyWords } from './level/list-my-words.ts';
import { measureText } from './measure-text.ts';
import { findCreation } from './queries.ts';
import { retryCreation } from './retry-creation.ts';
import { findGrowingText } from './streaming/find-growing-text.ts';
import { submitArticle } from './submit-article.ts';

const articleParam = v.object({ articleId: v.pipe(v.string(), v.uuid()) });
const tags = ['creation'];

export function creationRoutes(services: Services, { withAccess, limited }: Guards) {
  async function loadCreation(articleId: string, authorId: string) {
    const creation = await findCreation(services, { articleId, authorId });
    if (creation === undefined) throw new AppError('not-found');
    const isUnwritten = creation.way !== 'manual' && creation.way !== 'chapter' && creation.title === null;
    const isForDrawer = isUnwritten && services.languageModel === undefined;
    const nextTryAt = await services.jobs.findNextTry({ job: createArticleJob, key: articleId });
    const isFromDrawer = creation.isFromDrawer || isForDrawer;
    return {
      ...creation,
      ...(await findGrowingText(services, { ...creation, isFromDrawer })),
      isFromDrawer,
      canBeTranslated: services.languageModel !== undefined,
      nextTryAt: nextTryAt?.toISOString() ?? null,
    };
  }

  return new Hono()
    .get(
      '/creation/ways',
      describeRoute({ summary: 'Who writes articles, a model or the drawer, and whether links can be imported', tags }),
      withAccess,
      (c) =>
        c.json({
          writer: services.languageModel === undefined ? ('drawer' as const) : ('model' as const),
          takesLinks: services.fetchPage !== undefined,
        }),
    )

    .get(
      '/creation/my-words',
      describeRoute({ summary: 'The words that “Use my words” asks for', tags }),
      withAccess,
      async (c) => {
        const { readerId: userId, learningLang: language } = readerOf(c.get('viewer'));
        return c.json({ words: await listMyWords(services, { userId, language }) });
      },
    )

    .get(
      '/creation/offers',
      describeRoute({ summary: 'The library articles and the ready-made articles about a subject', tags }),
      withAccess,
      limited('search'),
      parse('query', offersQuerySchema),
      async (c) => c.json(await listOffers(services, readerOf(c.get('viewer')), c.req.valid('query'))),
    )

    .post(
      '/articles',
      describeRoute({ summary: 'Request an article; idempotent by its id', tags }),
      withAccess,
      limited('creation'),
      parse('json', submissionSchema),
      async (c) => {
        const { articleId, request } = c.req.valid('json');
        const author = readerOf(c.get('viewer'));
        const submitted = await submitArticle(services, { author, articleId, request });
        return c.json({ creation: await loadCreation(submitted, author.readerId) }, 201);
      },
    )

    .get(
      '/articles/:articleId/creation',
      describeRoute({ summary: 'The progress of my article', tags }),
      withAccess,
      parse('param', articleParam),
      async (c) => c.json({ creation: await loadCreation(c.req.valid('param').articleId, c.get('viewer').id) }),
    )

    .post(
      '/articles/:articleId/creation/retry',
      describeRoute({ summary: 'Retry a failed article', tags }),
      withAccess,
      limited('creation'),
      parse('param', articleParam),
      async (c) => {
        const { articleId } = c.req.valid('param');
        await retryCreation(services, { articleId, authorId: c.get('viewer').id });
        return c.json({ creation: await loadCreation(articleId, c.get('viewer').id) });
      },
    )

    .patch(
      '/articles/:articleId',
      describeRoute({ summary: 'Share my article, or make it private', tags }),
      withAccess,
      parse('param', articleParam),
      parse('json', articleChangeSchema),
      async (c) => {
        const ownArticle = { articleId: c.req.valid('param').articleId, authorId: c.get('viewer').id };
        await changeArticle(services, ownArticle, c.req.valid('json'));
        return c.json({ changed: true });
      },
    )

    .get(
      '/articles/:articleId/source',
      describeRoute({ summary: 'One’s own article for editing', tags }),
      withAccess,
      parse('param', articleParam),
      async (c) => {
        const article = await findEditable(services, readerOf(c.get('viewer')), c.req.valid('param').articleId);
        if (article === undefined) throw new AppError('not-found');
        return c.json({ article });
      },
    )

    .put(
      '/articles/:articleId/source',
      describeRoute({ summary: 'Edit one’s own article: title, text, translation, level and sharing', tags }),
      withAccess,
      limited('creation'),
      parse('param', articleParam),
      parse('json', articleEditSchema),
      async (c) => {
        const { articleId } = c.req.valid('param');
        await editArticle(services, { author: readerOf(c.get('viewer')), articleId }, c.req.valid('json'));
        return c.json({ changed: true });
      },
    )

    .delete(
      '/articles/:articleId',
      describeRoute({ summary: 'Delete my article, finished or not', tags }),
      withAccess,
      parse('param', articleParam),
      async (c) => {
        await deleteOwnArticle(services, { articleId: c.req.valid('param').articleId, authorId: c.get('viewer').id });
        return c.json({ deleted: true });
      },
    )

    .post(
      '/text-measures',
      describeRoute({ summary: 'Language, length and level of a text, and how much of it the user knows', tags }),
      withAccess,
      limited('text-measures'),
      parse('json', measuredTextSchema),
      async (c) => c.json(await measureText(services, c.get('viewer').id, c.req.valid('json'))),
    )

    .post(
      '/alignment',
      describeRoute({ summary: 'Pair a text with its translation, sentence by sentence', tags }),
      withAccess,
      limited('creation'),
      parse('json', alignmentSchema),
      async (c) => c.json({ paragraphs: await alignSubmission(services, c.req.valid('json')) }),
    );
}

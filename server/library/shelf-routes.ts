import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import { historyQuerySchema } from '../../domain/library/shelf.ts';
import type { Guards } from '../http/guards/guards.ts';
import { withReplica } from '../http/read-replica.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { loadHistory } from './load-history.ts';
import { readerOf } from './reader-of.ts';
import { createBookmark, deleteBookmark, listOwnArticles } from './shelf-queries.ts';

const articleParam = v.object({ articleId: v.pipe(v.string(), v.uuid()) });
const tags = ['library'];

/** A user's lists: own, bookmarked and finished articles. */
export function shelfRoutes(services: Services, { withAccess }: Guards) {
  return new Hono()
    .get(
      '/my-articles',
      describeRoute({ summary: 'Own and bookmarked articles in the learning language', tags }),
      withAccess,
      async (c) => c.json(await listOwnArticles(withReplica(services, c), readerOf(c.get('viewer')))),
    )

    .get(
      '/history',
      describeRoute({
        summary: 'A page of finished articles in the learning language, and what is being read, latest first',
        tags,
      }),
      withAccess,
      parse('query', historyQuerySchema),
      async (c) =>
        c.json(await loadHistory(withReplica(services, c), readerOf(c.get('viewer')), c.req.valid('query').page)),
    )

    .put(
      '/articles/:articleId/bookmark',
      describeRoute({ summary: 'Bookmark an article', tags }),
      withAccess,
      parse('param', articleParam),
      async (c) => {
        const whose = { readerId: c.get('viewer').id, articleId: c.req.valid('param').articleId };
        if (!(await createBookmark(services, whose))) throw new AppError('not-found');
        return c.json({ isBookmarked: true });
      },
    )

    .delete(
      '/articles/:articleId/bookmark',
      describeRoute({ summary: 'Remove a bookmark', tags }),
      withAccess,
      parse('param', articleParam),
      async (c) => {
        const whose = { readerId: c.get('viewer').id, articleId: c.req.valid('param').articleId };
        if (!(await deleteBookmark(services, whose))) throw new AppError('not-found');
        return c.json({ isBookmarked: false });
      },
    );
}

import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import { bookmarkSchema } from '../../domain/reader/bookmark.ts';
import { sentenceNumber } from '../../domain/reader/listening/narration.ts';
import type { Guards } from '../http/guards/guards.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { deleteBookmark, findBookmarks, updateBookmark } from './bookmark-queries.ts';

const articleId = v.pipe(v.string(), v.uuid());
const articleParam = v.object({ articleId });
const sentenceParam = v.object({ articleId, number: sentenceNumber });
const tags = ['reader'];

export function bookmarkRoutes(services: Services, { withAccess }: Guards) {
  return new Hono()
    .get(
      '/articles/:articleId/bookmarks',
      describeRoute({ summary: 'The reader’s bookmarks in an article', tags }),
      withAccess,
      parse('param', articleParam),
      async (c) => {
        const bookmarks = await findBookmarks(services, { readerId: c.get('viewer').id, ...c.req.valid('param') });
        if (bookmarks === undefined) throw new AppError('not-found');
        return c.json({ bookmarks });
      },
    )

    .put(
      '/articles/:articleId/bookmarks/:number',
      describeRoute({ summary: 'Bookmark a sentence, or change the note of its bookmark', tags }),
      withAccess,
      parse('param', sentenceParam),
      parse('json', bookmarkSchema),
      async (c) => {
        const { articleId, number: sentence } = c.req.valid('param');
        const bookmark = { readerId: c.get('viewer').id, articleId, sentence, ...c.req.valid('json') };
        if (!(await updateBookmark(services, bookmark))) throw new AppError('not-found');
        return c.json({ saved: true });
      },
    )

    .delete(
      '/articles/:articleId/bookmarks/:number',
      describeRoute({ summary: 'Remove a bookmark', tags }),
      withAccess,
      parse('param', sentenceParam),
      async (c) => {
        const { articleId, number: sentence } = c.req.valid('param');
        if (!(await deleteBookmark(services, { readerId: c.get('viewer').id, articleId, sentence })))
          throw new AppError('not-found');
        return c.json({ deleted: true });
      },
    );
}

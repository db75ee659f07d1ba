import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { AppError } from '../../../domain/app-error.ts';
import { bookChangeSchema } from '../../../domain/library/book.ts';
import type { Guards } from '../../http/guards/guards.ts';
import { withReplica } from '../../http/read-replica.ts';
import { parse } from '../../http/requests/parse.ts';
import { readerOf } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { findCover, updateBook } from './book-queries.ts';
import { deleteOwnBook } from './delete-book.ts';
import { loadBook } from './load-book.ts';

const bookParam = v.object({ bookId: v.pipe(v.string(), v.uuid()) });
const tags = ['creation'];

export function bookRoutes(services: Services, { withAccess }: Guards) {
  return new Hono()
    .get(
      '/books/:bookId',
      describeRoute({ summary: 'One’s own book with its parts', tags }),
      withAccess,
      parse('param', bookParam),
      async (c) => {
        const { bookId } = c.req.valid('param');
        return c.json({ book: await loadBook(withReplica(services, c), readerOf(c.get('viewer')), bookId) });
      },
    )

    .get(
      '/books/:bookId/cover',
      describeRoute({
        summary: 'The cover of one’s own book',
        tags,
        responses: { 200: { description: 'The picture', content: { 'image/*': {} } } },
      }),
      withAccess,
      parse('param', bookParam),
      async (c) => {
        const found = await findCover(services, { bookId: c.req.valid('param').bookId, ownerId: c.get('viewer').id });
        if (found?.cover == null || found.type === null) throw new AppError('not-found');
        return c.body(new Uint8Array(found.cover), 200, {
          'content-type': found.type,
          'cache-control': 'private, max-age=86400',
          // If the picture is opened as a document, it must not run scripts or load anything.
          'content-security-policy': "default-src 'none'; sandbox",
        });
      },
    )

    .patch(
      '/books/:bookId',
      describeRoute({ summary: 'Choose whether the parts of one’s own book are translated ahead', tags }),
      withAccess,
      parse('param', bookParam),
      parse('json', bookChangeSchema),
      async (c) => {
        const own = { bookId: c.req.valid('param').bookId, ownerId: c.get('viewer').id };
        if (!(await updateBook(services, own, c.req.valid('json').translatesAhead))) throw new AppError('not-found');
        return c.json({ changed: true });
      },
    )

    .delete(
      '/books/:bookId',
      describeRoute({ summary: 'Delete one’s own book with all its parts', tags }),
      withAccess,
      parse('param', bookParam),
      async (c) => {
        await deleteOwnBook(services, { bookId: c.req.valid('param').bookId, ownerId: c.get('viewer').id });
        return c.json({ deleted: true });
      },
    );
}

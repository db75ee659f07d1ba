import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import { positionSchema } from '../../domain/reader/reading.ts';
import type { Guards } from '../http/guards/guards.ts';
import { withReplica } from '../http/read-replica.ts';
import { parse } from '../http/requests/parse.ts';
import { learnerOf, readerOf } from '../library/reader-of.ts';
import type { Services } from '../services.ts';
import { prepareNext, prepareOpened } from './narration/prepare-ahead.ts';
import { findReading, savePosition } from './queries.ts';

const articleParam = v.object({ articleId: v.pipe(v.string(), v.uuid()) });

interface Saved {
  saved: boolean;
}

export function readerRoutes(services: Services, { withAccess }: Guards) {
  return new Hono()
    .get(
      '/articles/:articleId',
      describeRoute({
        summary: 'An article in the reader’s two languages, with the reading position',
        tags: ['reader'],
      }),
      withAccess,
      parse('param', articleParam),
      async (c) => {
        const reads = withReplica(services, c);
        const reading = await findReading(reads, c.req.valid('param').articleId, readerOf(c.get('viewer')));
        if (reading === undefined) throw new AppError('not-found');
        prepareOpened(services, reading);
        return c.json({ reading });
      },
    )

    .post(
      '/articles/:articleId/position',
      describeRoute({ summary: 'Save the reading position; the later of two devices wins', tags: ['reader'] }),
      withAccess,
      parse('param', articleParam),
      parse('json', positionSchema),
      async (c) => {
        const { articleId } = c.req.valid('param');
        const { readerId, language, sentence, isFinished, readAt } = c.req.valid('json');
        // After another user has signed in, a page that is still open may send the last position of the earlier user.
        // This position is ignored, without an error.
        if (readerId !== undefined && readerId !== c.get('viewer').id) return c.json<Saved>({ saved: false });
        const kept = await savePosition(services, {
          readerId: c.get('viewer').id,
          articleId,
          sentence,
          isFinished,
          language: language ?? readerOf(c.get('viewer')).learningLang,
          readAt: new Date(readAt),
        });
        if (kept === undefined) throw new AppError('not-found');
        prepareNext(services, { reader: learnerOf(c.get('viewer')), articleId, kept, sentence });
        return c.json<Saved>({ saved: true });
      },
    );
}

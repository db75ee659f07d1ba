import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { languages } from '../../../domain/language.ts';
import { readingDaySchema } from '../../../domain/learning/reading-day.ts';
import type { Guards } from '../../http/guards/guards.ts';
import { parse } from '../../http/requests/parse.ts';
import type { Services } from '../../services.ts';
import { loadArticleEnd } from './load-article-end.ts';
import { recordReading } from './record-reading.ts';

const articleParam = v.object({ articleId: v.pipe(v.string(), v.uuid()) });
const languageQuery = v.object({ language: v.picklist(languages) });
const tags = ['learning'];

interface Saved {
  saved: boolean;
}

export function learningReadingRoutes(services: Services, { withAccess, limited }: Guards) {
  return new Hono()
    .post(
      '/learning/reading',
      describeRoute({ summary: 'Save which sentences were read on a day; can be repeated', tags }),
      withAccess,
      limited('reading'),
      parse('json', readingDaySchema),
      async (c) => {
        const { readerId, ...reading } = c.req.valid('json');
        // After another user has signed in, a page that is still open may send what the earlier user has read. Such a
        // request is ignored, without an error.
        if (readerId !== c.get('viewer').id) return c.json<Saved>({ saved: false });
        return c.json<Saved>({ saved: await recordReading(services, readerId, reading) });
      },
    )

    .get(
      '/learning/articles/:articleId/end',
      describeRoute({ summary: 'What was read of an article, its new words, and cards to recall them', tags }),
      withAccess,
      parse('param', articleParam),
      parse('query', languageQuery),
      async (c) =>
        c.json(
          await loadArticleEnd(services, {
            userId: c.get('viewer').id,
            articleId: c.req.valid('param').articleId,
            language: c.req.valid('query').language,
          }),
        ),
    );
}

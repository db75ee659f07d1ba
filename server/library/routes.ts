import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { searchQuerySchema } from '../../domain/library/search.ts';
import type { Guards } from '../http/guards.ts';
import { parse } from '../http/parse.ts';
import { withReplica } from '../http/read-replica.ts';
import type { Services } from '../services.ts';
import { hasReadAnything, listBegunArticles, listNewArticles } from './queries.ts';
import { readerOf } from './reader-of.ts';
import { searchArticles } from './search-articles.ts';

const begunOnHome = 3;
const newOnHome = 12;

export function libraryRoutes(services: Services, { withAccess, limited }: Guards) {
  return new Hono()
    .get(
      '/search',
      describeRoute({ summary: 'Find articles by their words', tags: ['library'] }),
      withAccess,
      limited('search'),
      parse('query', searchQuerySchema),
      async (c) => {
        const { q, page, ...filters } = c.req.valid('query');
        return c.json(
          await searchArticles(withReplica(services, c), {
            reader: readerOf(c.get('viewer')),
            query: q,
            filters,
            page,
          }),
        );
      },
    )

    .get(
      '/home',
      describeRoute({ summary: 'What to continue and what is new, in the language one learns', tags: ['library'] }),
      withAccess,
      async (c) => {
        const reader = readerOf(c.get('viewer'));
        const reads = withReplica(services, c);
        // Whoever is here will open something.
        if (services.config.narratesAhead) services.narrator.wake(reader.learningLang);
        const [begun, unread, hasRead] = await Promise.all([
          listBegunArticles(reads, reader, begunOnHome),
          listNewArticles(reads, reader, newOnHome),
          hasReadAnything(reads, reader),
        ]);
        // What is begun in this very moment may be new to one of them and not to the other.
        const isBegun = new Set(begun.map(({ id }) => id));
        return c.json({
          begun,
          unread: unread.filter(({ id }) => !isBegun.has(id)),
          hasRead: hasRead || begun.length > 0,
        });
      },
    );
}

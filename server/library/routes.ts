import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import { type Language, languages } from '../../domain/language.ts';
import type { HomeFit } from '../../domain/library/home.ts';
import { searchQuerySchema } from '../../domain/library/search-query.ts';
import type { Guards } from '../http/guards/guards.ts';
import { withReplica } from '../http/read-replica.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { listBegunBooks } from './book-list.ts';
import { findPreview, hasReadAnything, listBegunArticles, listNewArticles } from './queries.ts';
import { type Learner, learnerOf, type Reader, readerOf } from './reader-of.ts';
import { searchArticles } from './search-articles.ts';

const begunOnHome = 3;
const booksOnHome = 2;
// The home page shows one row of articles that fit the user, and three rows of other new articles. New users also see their
// first article as a large card.
const rightOnHome = 5;
const newOnHome = 17;

/** How many words can be reviewed now. Passed in by `createApi`, because library must not import from learning. */
type CountReady = (
  services: Pick<Services, 'db' | 'now'>,
  learner: { userId: string; language: Language },
) => Promise<number>;

/**
 * How well the articles fit the user; null if the user has no level. Passed in by `createApi`, because library must not
 * import from learning.
 */
type LoadHomeFit = (
  services: Pick<Services, 'db' | 'now'>,
  reader: Reader,
  articles: { unreadIds: Promise<string[]>; rightCount: number },
) => Promise<HomeFit | null>;

export function libraryRoutes(
  services: Services,
  { withAccess, limited, countReady, loadHomeFit }: Guards & { countReady: CountReady; loadHomeFit: LoadHomeFit },
) {
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
      '/articles/:articleId/preview',
      describeRoute({
        summary: 'Title and first sentence of a library article, for anyone with its link',
        tags: ['library'],
      }),
      parse('param', v.object({ articleId: v.pipe(v.string(), v.uuid()) })),
      parse('query', v.object({ language: v.picklist(languages), shared: v.optional(v.picklist(languages)) })),
      async (c) => {
        const { articleId } = c.req.valid('param');
        const { language, shared } = c.req.valid('query');
        const preview = await findPreview(services, { articleId, language, shared });
        if (preview === undefined) throw new AppError('not-found');
        return c.json({ preview });
      },
    )

    .get(
      '/home',
      describeRoute({
        summary: 'Articles to continue, new articles, how well they fit the user, and the number of words to review',
        tags: ['library'],
      }),
      withAccess,
      async (c) => {
        const reader = learnerOf(c.get('viewer'));
        const reads = withReplica(services, c);
        // The user will probably open an article next, so the voice process is started now.
        if (services.config.narratesAhead) services.narrator.wake(reader.learningLang);
        const { readerId: userId, learningLang: language } = reader;
        const lists = listBegunAndUnread(reads, reader);
        const unreadIds = lists.then(({ unread }) => unread.map(({ id }) => id));
        const [{ begun, unread }, books, hasRead, wordsToReview, fit] = await Promise.all([
          lists,
          listBegunBooks(reads, reader),
          hasReadAnything(reads, reader),
          countReady(reads, { userId, language }),
          loadHomeFit(reads, reader, { unreadIds, rightCount: rightOnHome }),
        ]);
        return c.json({
          begun,
          books: books.slice(0, booksOnHome),
          unread,
          fit,
          hasRead: hasRead || begun.length > 0,
          wordsToReview,
        });
      },
    );
}

async function listBegunAndUnread(services: Pick<Services, 'db'>, reader: Learner) {
  const [begun, unread] = await Promise.all([
    listBegunArticles(services, reader, begunOnHome),
    listNewArticles(services, reader, newOnHome),
  ]);
  // Without this filter, an article that is started between the two queries would be in both lists.
  const isBegun = new Set(begun.map(({ id }) => id));
  return { begun, unread: unread.filter(({ id }) => !isBegun.has(id)) };
}

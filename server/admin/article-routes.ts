import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { articleFileMaxBytes, articleFileSchema } from '../../domain/admin/article-file.ts';
import {
  articleListQuerySchema,
  articleParamSchema,
  hidingSchema,
  versionParamSchema,
} from '../../domain/admin/article-list.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import type { Guards } from '../http/guards/guards.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { changeHiding, enqueueNarration, enqueueTranslation } from './change-articles.ts';
import { countExportParts, exportArticles } from './export-articles.ts';
import { importArticles } from './import-articles.ts';
import { listArticles } from './queries.ts';

const partQuery = v.object({ part: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.toNumber()), '1') });

/** Admin endpoints for articles: hide, narrate again, translate again, export, import. */
export function articleAdminRoutes(services: Services, { adminOnly }: Guards) {
  return new Hono()
    .get(
      '/admin/articles',
      describeRoute({ summary: 'Articles by a part of their title, newest first', tags: ['admin'] }),
      adminOnly,
      parse('query', articleListQuerySchema),
      async (c) => {
        const [found, exportParts] = [
          await listArticles(services, c.req.valid('query')),
          await countExportParts(services),
        ];
        return c.json({ ...found, exportParts });
      },
    )

    .get(
      '/admin/articles/export',
      describeRoute({ summary: 'One part of all shared articles as a file', tags: ['admin'] }),
      adminOnly,
      parse('query', partQuery),
      async (c) => {
        const { part } = c.req.valid('query');
        const file = await exportArticles(services, part);
        const details = { articleCount: file.articles.length, part };
        await recordAdminAction(services, { action: 'articles-exported', adminId: c.get('viewer').id, details });
        c.header('content-disposition', `attachment; filename="foxtale-articles-${part}.json"`);
        return c.json(file);
      },
    )

    .post(
      '/admin/articles/import',
      describeRoute({ summary: 'Import the articles of a file, all or none', tags: ['admin'] }),
      adminOnly,
      parse('json', articleFileSchema, { maxBytes: articleFileMaxBytes }),
      async (c) => c.json(await importArticles(services, c.get('viewer').id, c.req.valid('json'))),
    )

    .patch(
      '/admin/articles/:articleId',
      describeRoute({ summary: 'Hide an article, or show it again', tags: ['admin'] }),
      adminOnly,
      parse('param', articleParamSchema),
      parse('json', hidingSchema),
      async (c) => {
        const change = { ...c.req.valid('param'), ...c.req.valid('json') };
        await changeHiding(services, c.get('viewer').id, change);
        return c.json({ isHidden: change.isHidden });
      },
    )

    .post(
      '/admin/articles/:articleId/narration/:language',
      describeRoute({ summary: 'Narrate a version again, in the background', tags: ['admin'] }),
      adminOnly,
      parse('param', versionParamSchema),
      async (c) =>
        c.json({ isStarted: await enqueueNarration(services, c.get('viewer').id, c.req.valid('param')) }, 202),
    )

    .post(
      '/admin/articles/:articleId/translation/:language',
      describeRoute({ summary: 'Translate a version again, in the background', tags: ['admin'] }),
      adminOnly,
      parse('param', versionParamSchema),
      async (c) =>
        c.json({ isStarted: await enqueueTranslation(services, c.get('viewer').id, c.req.valid('param')) }, 202),
    );
}

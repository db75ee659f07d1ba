import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AppError } from '../../domain/app-error.ts';
import { type OfferedTranslation, translationParamSchema } from '../../domain/translation/translation.ts';
import type { Guards } from '../http/guards/guards.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { findTranslation, keyOf, type TranslationTarget } from './queries.ts';
import { requestTranslation } from './request-translation.ts';
import { translateAhead } from './translate-ahead.ts';
import { translateArticleJob } from './translate-article.job.ts';

export function translationRoutes(services: Services, { withAccess, limited }: Guards) {
  async function loadTranslation(target: TranslationTarget, readerId: string): Promise<OfferedTranslation> {
    const translation = await findTranslation(services, target, readerId);
    if (translation === undefined) throw new AppError('not-found');
    const nextTryAt = await services.jobs.findNextTry({ job: translateArticleJob, key: keyOf(target) });
    return {
      ...translation,
      canBeMade: services.languageModel !== undefined,
      nextTryAt: nextTryAt?.toISOString() ?? null,
    };
  }

  return new Hono()
    .get(
      '/articles/:articleId/translations/:language',
      describeRoute({ summary: 'The progress of a translation of an article', tags: ['translation'] }),
      withAccess,
      parse('param', translationParamSchema),
      async (c) => c.json({ translation: await loadTranslation(c.req.valid('param'), c.get('viewer').id) }),
    )

    .post(
      '/articles/:articleId/translations/:language',
      describeRoute({
        summary: 'Request a translation of an article; concurrent requests share it',
        tags: ['translation'],
      }),
      withAccess,
      limited('creation'),
      parse('param', translationParamSchema),
      async (c) => {
        const userId = c.get('viewer').id;
        await requestTranslation(services, c.req.valid('param'), { userId, isQuiet: false });
        return c.json({ translation: await loadTranslation(c.req.valid('param'), userId) });
      },
    )

    .post(
      '/articles/:articleId/translations/:language/ahead',
      describeRoute({
        summary: 'Translate a part of a book ahead of its reader, if the reader has chosen that',
        tags: ['translation'],
      }),
      withAccess,
      limited('creation'),
      parse('param', translationParamSchema),
      async (c) => {
        const userId = c.get('viewer').id;
        await translateAhead(services, c.req.valid('param'), userId);
        return c.json({ translation: await loadTranslation(c.req.valid('param'), userId) });
      },
    );
}

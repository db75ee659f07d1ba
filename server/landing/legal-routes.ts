import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { legalParamSchema } from '../../domain/landing/legal.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { loadLegalTexts } from './load-legal-texts.ts';

export const legalRoutes = (services: Services) =>
  new Hono().get(
    '/legal/:language',
    describeRoute({ summary: 'Privacy, terms and contact, where the operator wrote their own', tags: ['landing'] }),
    parse('param', legalParamSchema),
    async (c) => {
      const { language } = c.req.valid('param');
      return c.json({ language, texts: await loadLegalTexts(services, language) });
    },
  );

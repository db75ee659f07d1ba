import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Guards } from '../http/guards.ts';
import type { Services } from '../services.ts';
import { listBegunArticles, listNewArticles } from './queries.ts';

const begunOnHome = 3;
const newOnHome = 12;

export function libraryRoutes(services: Services, { withAccess }: Guards) {
  return new Hono().get(
    '/home',
    describeRoute({ summary: 'What to continue and what is new, in the language one learns', tags: ['library'] }),
    withAccess,
    async (c) => {
      const { id, profile } = c.get('viewer');
      const reader = { readerId: id, learningLang: profile?.learningLang ?? 'en', mainLang: profile?.mainLang ?? 'en' };
      const [begun, unread] = await Promise.all([
        listBegunArticles(services, reader, begunOnHome),
        listNewArticles(services, reader, newOnHome),
      ]);
      return c.json({ begun, unread });
    },
  );
}

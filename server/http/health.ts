import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Services } from '../services.ts';
import { isOperator } from './is-operator.ts';

export function healthRoutes(services: Services) {
  const description = describeRoute({ summary: 'Whether the server can work', tags: ['health'] });
  return new Hono().get('/health', description, async (c) => {
    await services.db.query`select 1`;
    const health = { status: 'ok', access: services.config.access, signIn: services.identity?.kind ?? null };
    // Only audio needs the file store, so the health check passes without it.
    return c.json(isOperator(services, c) ? { ...health, files: services.filesState() } : health);
  });
}

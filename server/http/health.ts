import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import type { Services } from '../services.ts';
import { isOperator } from './guards/is-operator.ts';
import { parse } from './requests/parse.ts';

export function healthRoutes(services: Services) {
  return new Hono().get(
    '/health',
    describeRoute({ summary: 'Whether the server can work', tags: ['health'] }),
    // `scope=process` skips the database check. If all servers fail their health check, some load balancers send no more
    // requests. Such load balancers should use this scope, because some pages work without the database.
    parse('query', v.object({ scope: v.optional(v.literal('process')) })),
    async (c) => {
      if (c.req.valid('query').scope === undefined) await services.db.query`select 1`;
      const { config, identity, languageModel, mailer, payments } = services;
      const signIn = identity?.kind ?? null;
      const health = {
        status: 'ok',
        access: config.access,
        signIn,
        sendsMail: mailer !== undefined,
        hasModel: languageModel !== undefined,
        takesPayments: payments !== undefined,
      };
      // Only audio needs the file store, so the health check passes even if the file store is down.
      return c.json(isOperator(services, c) ? { ...health, files: services.filesState() } : health);
    },
  );
}

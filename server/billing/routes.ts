import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Services } from '../services.ts';
import { listPlans } from './queries.ts';

export function billingRoutes(services: Services) {
  return new Hono().get(
    '/subscription-plans',
    describeRoute({ summary: 'All plans on offer, by order ascending', tags: ['billing'] }),
    async (c) => c.json({ plans: await listPlans(services) }),
  );
}

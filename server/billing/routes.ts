import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Guards } from '../http/guards.ts';
import type { Services } from '../services.ts';
import { loadUsage } from './load-usage.ts';
import { listPlans } from './queries.ts';

export function billingRoutes(services: Services, { withAccess }: Guards) {
  return new Hono()
    .get(
      '/subscription-plans',
      describeRoute({ summary: 'All plans on offer, by order ascending', tags: ['billing'] }),
      async (c) => c.json({ plans: await listPlans(services) }),
    )

    .get(
      '/usage',
      describeRoute({ summary: 'What is used and left of each limit, and when it renews', tags: ['billing'] }),
      withAccess,
      async (c) => c.json({ usage: await loadUsage(services, c.get('viewer').id) }),
    );
}

import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { planDocumentSchema, planOrderSchema } from '../../domain/billing/plan-document.ts';
import { planGrantSchema } from '../../domain/billing/plan-grant.ts';
import type { Guards } from '../http/guards/guards.ts';
import { parse } from '../http/requests/parse.ts';
import type { Services } from '../services.ts';
import { createPlan, deletePlan, reorderPlans, setPlanActive, updatePlan } from './change-plans.ts';
import { endGrant, grantPlan } from './grant-plan.ts';
import { listAllPlans } from './queries.ts';

const ofUser = parse('param', v.object({ userId: v.pipe(v.string(), v.uuid()) }));
const ofPlan = parse('param', v.object({ planId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }));

/** Admin endpoints: manage plans and grant them to users. */
export function billingAdminRoutes(services: Services, { adminOnly }: Guards) {
  return new Hono()
    .get(
      '/admin/subscription-plans',
      describeRoute({ summary: 'All plans, also the retired ones', tags: ['admin'] }),
      adminOnly,
      async (c) => c.json({ plans: await listAllPlans(services) }),
    )

    .post(
      '/admin/subscription-plans',
      describeRoute({ summary: 'Create a plan', tags: ['admin'] }),
      adminOnly,
      parse('json', planDocumentSchema),
      async (c) => {
        const planId = await createPlan(services, c.get('viewer').id, c.req.valid('json'));
        return c.json({ planId }, 201);
      },
    )

    .put(
      '/admin/subscription-plans/order',
      describeRoute({ summary: 'Put all plans in order', tags: ['admin'] }),
      adminOnly,
      parse('json', planOrderSchema),
      async (c) => {
        await reorderPlans(services, { adminId: c.get('viewer').id, ...c.req.valid('json') });
        return c.json({ plans: await listAllPlans(services) });
      },
    )

    .put(
      '/admin/subscription-plans/:planId',
      describeRoute({ summary: 'Change a plan', tags: ['admin'] }),
      adminOnly,
      ofPlan,
      parse('json', planDocumentSchema),
      async (c) => {
        const { planId } = c.req.valid('param');
        await updatePlan(services, { adminId: c.get('viewer').id, planId }, c.req.valid('json'));
        return c.json({ planId });
      },
    )

    .patch(
      '/admin/subscription-plans/:planId',
      describeRoute({ summary: 'Retire a plan, or offer it again', tags: ['admin'] }),
      adminOnly,
      ofPlan,
      parse('json', v.strictObject({ isActive: v.boolean() })),
      async (c) => {
        const { isActive } = c.req.valid('json');
        const { planId } = c.req.valid('param');
        await setPlanActive(services, { adminId: c.get('viewer').id, planId, isActive });
        return c.json({ isActive });
      },
    )

    .delete(
      '/admin/subscription-plans/:planId',
      describeRoute({ summary: 'Delete a plan that was never used', tags: ['admin'] }),
      adminOnly,
      ofPlan,
      async (c) => {
        await deletePlan(services, { adminId: c.get('viewer').id, ...c.req.valid('param') });
        return c.json({ deleted: true });
      },
    )

    .put(
      '/admin/users/:userId/plan',
      describeRoute({ summary: 'Give a user a plan', tags: ['admin'] }),
      adminOnly,
      ofUser,
      parse('json', planGrantSchema),
      async (c) => {
        const who = { adminId: c.get('viewer').id, ...c.req.valid('param') };
        await grantPlan(services, who, c.req.valid('json'));
        return c.json({ granted: true });
      },
    )

    .delete(
      '/admin/users/:userId/plan',
      describeRoute({ summary: 'Take a granted plan away', tags: ['admin'] }),
      adminOnly,
      ofUser,
      async (c) => {
        await endGrant(services, { adminId: c.get('viewer').id, ...c.req.valid('param') });
        return c.json({ ended: true });
      },
    );
}

import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { AppError } from '../../domain/app-error.ts';
import type { Guards } from '../http/guards/guards.ts';
import { parse } from '../http/requests/parse.ts';
import { receiveBody } from '../http/requests/receive-body.ts';
import type { Services } from '../services.ts';
import { buyPlan, confirmCheckout, openPortal } from './buy-plan.ts';
import { loadBilling } from './load-billing.ts';
import { loadUsage } from './load-usage.ts';
import { listPlans } from './queries.ts';
import { receiveEvent } from './receive-event.ts';

const idSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

export function billingRoutes(services: Services, { withAccess, limited }: Guards) {
  return new Hono()
    .get(
      '/subscription-plans',
      describeRoute({ summary: 'All plans on offer, by order ascending', tags: ['billing'] }),
      async (c) => c.json({ plans: await listPlans(services) }),
    )

    .get(
      '/usage',
      describeRoute({ summary: 'Used and remaining amounts per limit, and when it renews', tags: ['billing'] }),
      withAccess,
      async (c) => c.json({ usage: await loadUsage(services, c.get('viewer').id) }),
    )

    .get(
      '/billing',
      describeRoute({ summary: 'The current plan, and the plans on sale', tags: ['billing'] }),
      withAccess,
      async (c) => c.json(await loadBilling(services, c.get('viewer').id)),
    )

    .post(
      '/checkouts',
      describeRoute({ summary: 'Start the checkout of a plan', tags: ['billing'] }),
      withAccess,
      limited('payments'),
      parse('json', v.strictObject({ planId: idSchema })),
      async (c) => {
        const { id, email, profile } = c.get('viewer');
        const buyer = { id, email, language: profile?.mainLang ?? 'en' };
        return c.json({ url: await buyPlan(services, buyer, c.req.valid('json').planId) }, 201);
      },
    )

    .post(
      '/checkouts/:checkoutId/confirm',
      describeRoute({ summary: 'Check whether a checkout has been paid', tags: ['billing'] }),
      withAccess,
      limited('payments'),
      parse('param', v.object({ checkoutId: idSchema })),
      async (c) => {
        const { checkoutId } = c.req.valid('param');
        return c.json({ status: await confirmCheckout(services, { userId: c.get('viewer').id, checkoutId }) });
      },
    )

    .get(
      '/billing/portal',
      describeRoute({
        summary: 'Redirect to the customer portal',
        tags: ['billing'],
        responses: { 303: { description: 'The address of the portal, in `location`' } },
      }),
      withAccess,
      limited('payments'),
      async (c) => {
        try {
          return c.redirect(await openPortal(services, c.get('viewer').id), 303);
        } catch (error) {
          // The browser followed a link, so the response is a page instead of JSON.
          if (!(error instanceof AppError && ['no-payments', 'payments-unavailable'].includes(error.code))) throw error;
          services.log.warn({ err: error }, 'customer portal could not be opened');
          return c.redirect(`/settings/subscription?checkout=${error.code}`, 303);
        }
      },
    )

    .post(
      '/payment-events',
      describeRoute({ summary: 'Webhook of the payment provider, with its signature', tags: ['billing'] }),
      async (c) => {
        if (services.payments === undefined) throw new AppError('not-found');
        const signature = c.req.header('stripe-signature') ?? '';
        if (signature === '') throw new AppError('unsigned-event');
        await receiveBody(c);
        await receiveEvent(services, { body: await c.req.text(), signature });
        return c.json({ received: true });
      },
    );
}

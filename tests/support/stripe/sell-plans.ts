import type { Profile } from '../../../domain/access/profile.ts';
import { call } from '../call.ts';
import { createPerson, createSession, type Person } from '../people.ts';
import { startApiServer } from '../servers/start-api-server.ts';
import { startStripe } from './start-stripe.ts';

/**
 * Starts a server that sells the default plans and a one-month pass through a fake Stripe, whose clock is the clock of the
 * server.
 */
export async function sellPlans(startServer = startApiServer, environment: Record<string, string> = {}) {
  const stripe = await startStripe();
  stripe.world.addPrice('price_monthly', 700, 'month');
  stripe.world.addPrice('price_yearly', 5900, 'year');
  stripe.world.addPrice('price_pass', 900);
  const server = await startServer({ ...stripe.environment, ...environment });
  stripe.state.webhookUrl = `${server.baseUrl}/api/payment-events`;
  stripe.clock.now = () => server.services.now();
  const { db } = server.services;
  await db.query`
    insert into subscription_plans (id, "order", billing, names, price_minor, currency, is_recurring, limits, is_active)
    select 'pass', 4, 'monthly', names, 900, 'EUR', false, limits, true from subscription_plans where id = 'monthly'`;
  await db.query`update subscription_plans set payment_price_id = 'price_' || id where billing <> 'free'`;
  await db.query`
    insert into plan_prices (price_id, plan_id) select payment_price_id, id from subscription_plans where billing <> 'free'`;

  return {
    stripe,
    server,

    setClock(moment: string | Date) {
      server.services.now = () => new Date(moment);
    },

    /** Call it before each test: stops the clock at a fixed time, deletes the events and creates a user. */
    async openAnew() {
      this.setClock('2026-11-15T12:00:00Z');
      stripe.world.events.length = 0;
      return createPerson(server.services, 'learner');
    },

    /** Uses a new session each time, because tests move the clock beyond the lifetime of a session. */
    async read(person: Person, path: string) {
      return (await call(server, { path, token: await createSession(server.services, person.id) })).body;
    },

    async loadSubscription(person: Person) {
      return ((await this.read(person, '/profile')) as { profile: Profile }).profile.subscription;
    },

    checkOut: (person: Person, planId: string) =>
      call(server, { method: 'POST', path: '/checkouts', token: person.token, body: { planId } }),

    /** Opens an unpaid checkout at the provider. */
    async openCheckout(person: Person, planId: string) {
      const { status, text } = await this.checkOut(person, planId);
      if (status !== 201) throw new Error(`${status} ${text}`);
      return stripe.world.lastSession();
    },

    async buy(person: Person, planId: string) {
      stripe.world.pay(await this.openCheckout(person, planId));
      await stripe.deliverAll();
    },

    async stop() {
      await server.stop();
      await stripe.stop();
    },
  };
}

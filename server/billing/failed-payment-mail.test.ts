import { expect, test } from 'vitest';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../tests/support/servers/start-silent-server.ts';
import { startSmtpServer } from '../../tests/support/servers/start-smtp-server.ts';
import { sellPlans } from '../../tests/support/stripe/sell-plans.ts';

const post = startOnce(startSmtpServer);
const shop = startOnce(() => sellPlans(startSilentServer, post.environment));

test('a failed payment is reported by one e-mail, and the next failure by another', async () => {
  const reader = await shop.openAnew();
  const { world } = shop.stripe;
  const mails = () => post.mails.filter(({ to }) => to.includes(reader.email)).map(({ content }) => content);
  await shop.buy(reader, 'monthly');
  for (const [failures, moment] of [
    [1, '2026-12-15T12:00:01Z'],
    [2, '2027-01-15T12:00:01Z'],
  ] as const) {
    shop.setClock(moment);
    world.endCycle(world.lastSubscription(), { isPaid: false });
    await shop.stripe.deliverAll();
    await expect.poll(() => mails().length).toBe(failures);
    world.payOverdue(world.lastSubscription());
    await shop.stripe.deliverAll();
  }
  expect(mails()[0]).toContain('Subject: Your payment for Foxtale didn’t go through');
  expect(mails()[0]).toContain('/settings/subscription');
});

import type { IncomingMessage } from 'node:http';
import type { StripeWorld } from './stripe-world.ts';

/** The two pages of Stripe that a customer sees: the checkout, and the portal where a plan is cancelled. */
export async function answerStripePage(
  world: StripeWorld,
  { method }: IncomingMessage,
  url: URL,
  tellTheApp: () => Promise<void>,
) {
  const [, page, id = ''] = url.pathname.split('/');
  if (page !== 'pay' && page !== 'portal') return undefined;
  const isPosted = method === 'POST';
  if (page === 'pay') {
    const session = world.sessions.get(id);
    if (session === undefined) return show('<h1>No such checkout</h1>');
    if (!isPosted) return show(`<h1>Checkout</h1>${button('Pay')}<a href="${session.cancel_url}">Back</a>`);
    world.pay(id);
    // Sends the webhook after a delay, so that it arrives after the customer has returned.
    setTimeout(tellTheApp, 50);
    return go(session.success_url);
  }
  const back = url.searchParams.get('back') ?? '';
  if (!isPosted) return show(`<h1>Portal</h1>${button('Cancel plan')}<a href="${back}">Back</a>`);
  for (const subscription of world.subscriptions.values())
    if (subscription.customer === id) world.cancelAtPeriodEnd(subscription.id);
  await tellTheApp();
  return go(back);
}

const button = (label: string) => `<form method="post"><button>${label}</button></form>`;
const show = (body: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><title>Stripe</title><link rel="icon" href="data:,">${body}</html>`,
});
const go = (location: string) => ({ status: 303, headers: { location }, body: '' });

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createStripeApi } from './stripe-api.ts';
import type { StripeEvent } from './stripe-objects.ts';
import { answerStripePage } from './stripe-pages.ts';
import { createStripeWorld } from './stripe-world.ts';

const webhookSecret = 'whsec_scripted';
const key = 'sk_test_scripted';

/** A fake Stripe server: the official library talks to it over HTTP, and its webhooks have valid signatures. */
export async function startStripe() {
  const clock = { now: () => new Date() };
  const world = createStripeWorld(clock);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = createStripeApi(world, baseUrl);
  const state = { isAway: false, beforeAnswer: async (_path: string) => {}, webhookUrl: '' };

  server.on('request', async (request, response) => {
    const url = new URL(request.url ?? '/', baseUrl);
    const page = await answerStripePage(world, request, url, deliverAll);
    if (page !== undefined) return void response.writeHead(page.status, page.headers).end(page.body);
    const { status, body } = await answerApi(request, url);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

  async function answerApi(request: IncomingMessage, url: URL) {
    const form = new URLSearchParams(await text(request));
    if (state.isAway) return { status: 500, body: { error: { type: 'api_error', message: 'Away.' } } };
    if (request.headers.authorization !== `Bearer ${key}`) return { status: 401, body: { error: { message: 'Who?' } } };
    const fields = new URLSearchParams([...url.searchParams, ...form]);
    const idempotencyKey = request.headers['idempotency-key']?.toString();
    const answered = answer({ method: request.method ?? '', path: url.pathname, fields, idempotencyKey });
    const frozen = structuredClone(answered);
    await state.beforeAnswer(url.pathname);
    return frozen;
  }

  /** Sends a webhook to the app, with a Stripe signature. */
  async function deliver(event: StripeEvent, change: { secret?: string; at?: Date; body?: string } = {}) {
    const body = JSON.stringify(event);
    return post(change.body ?? body, sign(body, change.secret ?? webhookSecret, change.at ?? clock.now()));
  }

  /** Sends any body with a valid signature. */
  const deliverSigned = (body: string) => post(body, sign(body, webhookSecret, clock.now()));

  function post(body: string, signature: string) {
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json', connection: 'close' };
    return fetch(state.webhookUrl, { method: 'POST', headers, body });
  }

  async function deliverAll() {
    for (const event of world.events.splice(0)) await deliver(event);
  }

  return {
    world,
    clock,
    state,
    baseUrl,
    deliver,
    deliverSigned,
    deliverAll,
    environment: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: baseUrl },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sign(body: string, secret: string, at: Date) {
  const timestamp = Math.floor(at.getTime() / 1000);
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

import type { Charge, Invoice, Session, Subscription } from './stripe-objects.ts';
import type { StripeWorld } from './stripe-world.ts';

interface ApiRequest {
  method: string;
  path: string;
  /** Query and form fields, in Stripe's bracket notation. */
  fields: URLSearchParams;
  idempotencyKey: string | undefined;
}

/** Implements the calls of Stripe's API that we use. Any other call is an error. */
export function createStripeApi(world: StripeWorld, baseUrl: string) {
  const customersByKey = new Map<string, string>();
  const routes: [pattern: RegExp, answer: (request: ApiRequest, id: string) => unknown][] = [
    [/^POST \/v1\/customers$/, createCustomer],
    [/^GET \/v1\/prices\/(\w+)$/, (_request, id) => world.prices.get(id)],
    [/^GET \/v1\/checkout\/sessions$/, ({ fields }) => list(world.sessions.values().filter(matching(fields)))],
    [/^POST \/v1\/checkout\/sessions$/, createSession],
    [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, (_request, id) => expire(world.sessions.get(id))],
    [/^GET \/v1\/checkout\/sessions\/(\w+)$/, ({ fields }, id) => showSession(world.sessions.get(id), fields)],
    [/^POST \/v1\/billing_portal\/sessions$/, ({ fields }) => openPortal(fields)],
    [/^GET \/v1\/subscriptions$/, ({ fields }) => list(runningOf(fields.get('customer')))],
    [/^GET \/v1\/subscriptions\/(\w+)$/, ({ fields }, id) => showSubscription(world.subscriptions.get(id), fields)],
    [/^DELETE \/v1\/subscriptions\/(\w+)$/, (_request, id) => world.cancelAtOnce(id)],
    [/^GET \/v1\/invoices\/(\w+)$/, (_request, id) => showInvoice(world.invoices.get(id))],
    [/^GET \/v1\/invoice_payments$/, ({ fields }) => list(invoicePaymentsOf(fields.get('payment[payment_intent]')))],
    [/^GET \/v1\/charges\/(\w+)$/, (_request, id) => showCharge(world.charges.get(id))],
    [/^GET \/v1\/payment_intents\/pi_(\w+)$/, ({ fields }, id) => showIntent(world.charges.get(id), fields)],
  ];

  return (request: ApiRequest): { status: number; body: unknown } => {
    const name = `${request.method} ${request.path}`;
    for (const [pattern, answer] of routes) {
      const match = pattern.exec(name);
      if (match === null) continue;
      const body = answer(request, match[1] ?? '');
      if (body !== undefined) return { status: 200, body };
      return {
        status: 404,
        body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: name } },
      };
    }
    return { status: 404, body: { error: { type: 'invalid_request_error', message: `${name} is not implemented.` } } };
  };

  function createCustomer({ fields, idempotencyKey = '' }: ApiRequest) {
    const id = customersByKey.get(idempotencyKey) ?? world.newId('cus');
    customersByKey.set(idempotencyKey, id);
    world.customers.set(id, { id, object: 'customer', email: fields.get('email') ?? '' });
    return world.customers.get(id);
  }

  function createSession({ fields }: ApiRequest) {
    const id = world.newId('cs');
    const priceId = fields.get('line_items[0][price]') ?? '';
    if (!world.prices.has(priceId)) return undefined;
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      priceId,
      mode: fields.get('mode') === 'subscription' ? 'subscription' : 'payment',
      customer: fields.get('customer') ?? '',
      subscription: null,
      payment_intent: null,
      amount_total: null,
      url: `${baseUrl}/pay/${id}`,
      success_url: (fields.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id),
      cancel_url: fields.get('cancel_url') ?? '',
    };
    world.sessions.set(id, session);
    return session;
  }

  function expire(session: Session | undefined) {
    return session && Object.assign(session, { status: 'expired' });
  }

  function openPortal(fields: URLSearchParams) {
    const back = encodeURIComponent(fields.get('return_url') ?? '');
    return { id: world.newId('bps'), url: `${baseUrl}/portal/${fields.get('customer')}?back=${back}` };
  }

  function runningOf(customer: string | null) {
    return world.subscriptions
      .values()
      .filter((subscription) => subscription.customer === customer && subscription.status !== 'canceled');
  }

  function showSession(session: Session | undefined, fields: URLSearchParams) {
    const price = session && world.prices.get(session.priceId);
    return session && { ...session, ...(expands(fields, 'line_items') && { line_items: list([{ price }]) }) };
  }

  function showSubscription(subscription: Subscription | undefined, fields: URLSearchParams) {
    if (subscription === undefined) return undefined;
    const { priceId, periodStart, periodEnd, latest_invoice, ...rest } = subscription;
    const times = { current_period_start: periodStart, current_period_end: periodEnd };
    const invoice = expands(fields, 'latest_invoice.payments') && world.invoices.get(latest_invoice);
    return {
      ...rest,
      items: list([{ id: 'si', object: 'subscription_item', price: world.prices.get(priceId), ...times }]),
      latest_invoice: invoice ? { ...showInvoice(invoice), payments: list(paymentsOf(invoice)) } : latest_invoice,
    };
  }

  function paymentsOf({ id, charge, status }: Invoice) {
    if (charge === undefined) return [];
    return [{ invoice: id, status, payment: { type: 'payment_intent', payment_intent: `pi_${charge}` } }];
  }

  function invoicePaymentsOf(intent: string | null) {
    return world.invoices
      .values()
      .filter(({ charge }) => `pi_${charge}` === intent)
      .flatMap(paymentsOf);
  }
}

function showInvoice(invoice: Invoice | undefined) {
  if (invoice === undefined) return undefined;
  const { subscription, charge: _charge, ...rest } = invoice;
  return { ...rest, parent: { type: 'subscription_details', subscription_details: { subscription } } };
}

function showCharge(charge: Charge | undefined) {
  if (charge === undefined) return undefined;
  const { refunds: _refunds, ...rest } = charge;
  return rest;
}

function showIntent(charge: Charge | undefined, fields: URLSearchParams) {
  const latest = expands(fields, 'latest_charge.refunds') ? charge : charge?.id;
  return charge && { id: charge.payment_intent, object: 'payment_intent', latest_charge: latest };
}

/** Whether the request expands this field. Like the real API, the fake returns only the id of an object that is not expanded. */
const expands = (fields: URLSearchParams, path: string) =>
  [...fields].some(([name, value]) => name.startsWith('expand') && value === path);

const list = (things: Iterable<unknown>) => ({ object: 'list', data: [...things], has_more: false });

const matching = (fields: URLSearchParams) => (session: Session) =>
  (['customer', 'status', 'payment_intent'] as const).every(
    (name) => !fields.has(name) || fields.get(name) === session[name],
  );

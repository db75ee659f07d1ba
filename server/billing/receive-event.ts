import { AppError } from '../../domain/app-error.ts';
import type { PaymentSubject } from '../platform/payments/payments.ts';
import type { Services } from '../services.ts';
import { type ApplyDeps, applyPayment } from './apply-payment.ts';

type Deps = ApplyDeps & Pick<Services, 'now'>;

/** Handles a webhook event. On an error response the provider delivers the event again. */
export async function receiveEvent(services: Deps, { body, signature }: { body: string; signature: string }) {
  const { db, now, payments } = services;
  if (payments === undefined) throw new AppError('not-found');
  const event = await payments.readEvent({ body, signature, receivedAt: now() });
  if (event === undefined) throw new AppError('unsigned-event');
  // Events that change no payment are not stored.
  if (event.subject === undefined) return;
  const { id, type, subject } = event;
  await db.query`
    insert into payment_events (id, type, subject_kind, subject_id, received_at)
    values (${id}, ${type}, ${subject.kind}, ${subject.id}, ${now()}) on conflict (id) do nothing`;
  const [stored] = await db.query<{ isApplied: boolean }>`
    select applied_at is not null as "isApplied" from payment_events where id = ${id}`;
  if (stored?.isApplied) return;
  await applyEvent(services, { id, subject });
}

/** Retries events that could not be applied because a price was unknown or the provider was unavailable. */
export async function applyPendingEvents(services: Deps) {
  const pending = await services.db.query<PaymentSubject & { eventId: string }>`
    select id as "eventId", subject_kind as kind, subject_id as id from payment_events
    where applied_at is null order by received_at limit 100`;
  for (const { eventId, kind, id } of pending) await applyEvent(services, { id: eventId, subject: { kind, id } });
}

async function applyEvent(services: Deps, { id, subject }: { id: string; subject: PaymentSubject }) {
  const outcome = await applyPayment(services, subject);
  if (outcome === 'unknown-price') {
    await services.db.query`update payment_events set problem = ${outcome} where id = ${id}`;
  } else {
    const problem = outcome === 'unknown-customer' ? outcome : null;
    await services.db.query`
      update payment_events set applied_at = ${services.now()}, problem = ${problem} where id = ${id}`;
  }
}

// The objects of the fake Stripe. Fields in camel case are our own, the others are named as in Stripe's API.

export interface Price {
  id: string;
  object: 'price';
  unit_amount: number;
  currency: string;
  recurring: { interval: 'month' | 'year'; interval_count: number } | null;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  customer: string;
  subscription: string | null;
  payment_intent: string | null;
  amount_total: number | null;
  url: string;
  success_url: string;
  cancel_url: string;
  priceId: string;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  start_date: number;
  ended_at: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  latest_invoice: string;
  priceId: string;
  periodStart: number;
  periodEnd: number;
}

export interface Invoice {
  id: string;
  object: 'invoice';
  status: 'paid' | 'open';
  subscription: string;
  charge: string | undefined;
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  currency: string;
  created: number;
  payment_intent: string;
  refunded: boolean;
  amount_refunded: number;
  refunds: { object: 'list'; data: { id: string; object: 'refund'; created: number }[]; has_more: boolean };
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: { id: string; object: string } };
}

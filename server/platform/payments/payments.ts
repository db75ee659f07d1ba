/** The payment provider. Prices and amounts come from the provider's API, never from the browser. */
export interface Payments {
  createCustomer(person: { userId: string; email: string }): Promise<string>;
  /** Returns the checkout URL. Expires earlier open checkouts of the customer. */
  startCheckout(options: CheckoutOptions): Promise<string>;
  /** Returns the URL of the customer portal: card, invoices, cancellation. */
  openPortal(visit: { customerId: string; returnUrl: string }): Promise<string>;
  /** Undefined if the signature is invalid or too old. Throws malformed-json or invalid-input if the event is malformed. */
  readEvent(message: { body: string; signature: string; receivedAt: Date }): Promise<PaymentEvent | undefined>;
  /** Loads the current data of a payment from the provider. Undefined if nothing is paid. */
  findPayment(subject: PaymentSubject): Promise<Payment | undefined>;
  findPrice(priceId: string): Promise<Price | undefined>;
  endSubscription(subscriptionId: string): Promise<void>;
  endSubscriptions(customerId: string): Promise<void>;
}

interface CheckoutOptions {
  customerId: string;
  priceId: string;
  isRecurring: boolean;
  language: string;
  successUrl: string;
  cancelUrl: string;
}

export interface PaymentSubject {
  kind: 'checkout' | 'subscription' | 'invoice' | 'charge';
  id: string;
}

export interface PaymentEvent {
  id: string;
  type: string;
  /** Undefined for events that change no payment. */
  subject: PaymentSubject | undefined;
}

interface PaymentBase {
  id: string;
  customerId: string;
  priceId: string;
  priceMinor: number;
  currency: string;
  refundedAt: Date | null;
}

export interface OneTimePayment extends PaymentBase {
  kind: 'one-time';
  paidAt: Date;
}

export interface RecurringPayment extends PaymentBase {
  kind: 'recurring';
  startsAt: Date;
  paidUntil: Date;
  renews: boolean;
  /** The last charge failed. */
  isFailing: boolean;
}

export type Payment = OneTimePayment | RecurringPayment;

export interface Price {
  priceMinor: number;
  currency: string;
  /** Undefined for a one-time price. */
  every: 'month' | 'year' | 'other' | undefined;
}

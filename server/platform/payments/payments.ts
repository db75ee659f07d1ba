/** Whoever takes the money. Plans and amounts come from its own objects, never from a browser. */
export interface Payments {
  createCustomer(person: { userId: string; email: string }): Promise<string>;
  /** Where to send the browser to pay. An earlier checkout that is still open can no longer be paid. */
  startCheckout(order: Order): Promise<string>;
  /** Where a customer changes their card, sees their invoices and cancels. */
  openPortal(visit: { customerId: string; returnUrl: string }): Promise<string>;
  /** Undefined when it was not signed by the provider, or too long ago. */
  readEvent(message: { body: string; signature: string; receivedAt: Date }): Promise<PaymentEvent | undefined>;
  /** The payment as the provider knows it now; undefined while nothing is paid. */
  findPayment(subject: PaymentSubject): Promise<Payment | undefined>;
  findPrice(priceId: string): Promise<Price | undefined>;
  /** Nothing is charged any more. */
  endSubscriptions(customerId: string): Promise<void>;
}

interface Order {
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
  /** Undefined for news that changes nothing here. */
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
  /** The last charge did not go through. */
  isFailing: boolean;
}

export type Payment = OneTimePayment | RecurringPayment;

export interface Price {
  priceMinor: number;
  currency: string;
  /** Undefined for a price that is paid once. */
  every: 'month' | 'year' | 'other' | undefined;
}

import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AppError } from '../../../domain/app-error.ts';
import { ErrorNote } from '../../platform/error-note.tsx';
import { Note } from '../../ui/status/note.tsx';
import { checkoutQuery } from './checkout-queries.ts';

/** The result of a checkout: cancelled, payments unavailable, or the state of the payment. */
export function CheckoutNote({ checkout }: { checkout: string }) {
  if (checkout === 'cancelled') {
    return (
      <Note isLive>
        <Trans>You left the checkout. Nothing was charged.</Trans>
      </Note>
    );
  }
  if (checkout === 'no-payments' || checkout === 'payments-unavailable') {
    return <ErrorNote error={new AppError(checkout)} />;
  }
  return <CheckoutOutcome checkoutId={checkout} />;
}

function CheckoutOutcome({ checkoutId }: { checkoutId: string }) {
  const outcome = useQuery(checkoutQuery(checkoutId));
  if (outcome.data === 'paid') {
    return (
      <Note kind="success" isLive>
        <Trans>Thank you! Your payment went through, and your plan is active.</Trans>
      </Note>
    );
  }
  if (outcome.isError) {
    return <ErrorNote error={outcome.error} />;
  }
  return (
    <Note isLive>
      <Trans>Your payment is being processed. This page updates by itself; there’s no need to wait here.</Trans>
    </Note>
  );
}

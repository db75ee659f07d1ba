import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AppError } from '../../domain/app-error.ts';
import { errorMessage } from '../platform/error-message.ts';
import { Note } from '../ui/note.tsx';
import { checkoutQuery } from './queries.ts';

/** What the way back from paying tells: it was left, there was nobody to pay, or a checkout to look after. */
export function CheckoutNote({ checkout }: { checkout: string }) {
  const { t } = useLingui();
  if (checkout === 'cancelled') {
    return (
      <Note isLive>
        <Trans>You left the checkout. Nothing was charged.</Trans>
      </Note>
    );
  }
  if (checkout === 'no-payments' || checkout === 'payments-unavailable') {
    return (
      <Note kind="error" isLive>
        {t(errorMessage(new AppError(checkout)))}
      </Note>
    );
  }
  return <CheckoutOutcome checkoutId={checkout} />;
}

function CheckoutOutcome({ checkoutId }: { checkoutId: string }) {
  const { t } = useLingui();
  const outcome = useQuery(checkoutQuery(checkoutId));
  if (outcome.data === 'paid') {
    return (
      <Note kind="success" isLive>
        <Trans>Thank you! Your payment has arrived, and your plan is active.</Trans>
      </Note>
    );
  }
  if (outcome.isError) {
    return (
      <Note kind="error" isLive>
        {t(errorMessage(outcome.error))}
      </Note>
    );
  }
  return (
    <Note isLive>
      <Trans>Your payment is being processed. This page updates by itself; you need not wait here.</Trans>
    </Note>
  );
}

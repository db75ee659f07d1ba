import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '../../domain/access/subscription.ts';
import { regionalTag } from '../platform/locale.ts';
import { AnchorButton } from '../ui/button/anchor-button.tsx';
import { Note } from '../ui/status/note.tsx';

/** Says that the last charge failed, and when the plan ends or that it has ended. */
export function PaymentNotice({ subscription: { manageUrl, graceEndsAt } }: { subscription: Subscription }) {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(regionalTag(i18n.locale), { day: 'numeric', month: 'long' });
  const endDate = graceEndsAt === null ? undefined : format.format(new Date(graceEndsAt));
  return (
    <Note
      kind={endDate === undefined ? 'error' : 'warn'}
      action={
        manageUrl !== null && (
          <AnchorButton href={manageUrl} variant="outline" size="compact">
            <Trans>Check your card</Trans>
          </AnchorButton>
        )
      }
    >
      {endDate === undefined ? (
        <Trans>
          The last payment didn’t go through, so you’re on the free plan for now. As soon as it’s paid, you’ll have your
          plan back.
        </Trans>
      ) : (
        <Trans>
          The last payment didn’t go through. Your plan stays active until {endDate}; please check your card.
        </Trans>
      )}
    </Note>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '../../../domain/access/subscription.ts';
import type { SubscriptionPlan } from '../../../domain/billing/subscription-plan.ts';
import { isLanguage } from '../../../domain/language.ts';
import { ErrorNote } from '../../platform/error-note.tsx';
import { formatRenewal } from '../../platform/limit-message.ts';
import { regionalTag } from '../../platform/locale.ts';
import { AnchorButton } from '../../ui/button/anchor-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { usageQuery } from '../queries.ts';
import styles from './current-plan.module.css';
import { UsageBars } from './usage-bars.tsx';

/** The user's plan, its end, and what is left of its limits. `plan` may be undefined if the plan is retired. */
export function CurrentPlan({
  plan,
  subscription,
  hasModel,
}: {
  plan: SubscriptionPlan | undefined;
  subscription: Subscription;
  hasModel: boolean;
}) {
  const { t, i18n } = useLingui();
  const usage = useQuery(usageQuery);
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const periods = { free: t`Free`, monthly: t`Monthly`, yearly: t`Yearly` };
  const name = plan?.names[language] ?? periods[subscription.plan];

  return (
    <Card className={styles.plan}>
      <div className={styles.head}>
        <div>
          <h2>{subscription.plan === 'free' ? t`You’re on the free plan` : t`Your plan: ${name}`}</h2>
          <Until subscription={subscription} limitsRenewAt={usage.data?.['own-articles'].renewsAt} />
        </div>
        {subscription.manageUrl !== null && (
          <AnchorButton href={subscription.manageUrl} variant="outline" size="compact">
            {subscription.isRecurring ? t`Manage or cancel` : t`Payments and invoices`}
          </AnchorButton>
        )}
      </div>
      {usage.isPending && <Skeleton label={t`Loading your usage`} />}
      <ErrorNote error={usage.error} onRetry={usage.refetch} />
      {usage.data && <UsageBars usage={usage.data} hasModel={hasModel} />}
    </Card>
  );
}

function Until({ subscription, limitsRenewAt }: { subscription: Subscription; limitsRenewAt: string | undefined }) {
  const { i18n } = useLingui();
  const { expiresAt, isRecurring, graceEndsAt } = subscription;
  const format = new Intl.DateTimeFormat(regionalTag(i18n.locale), { dateStyle: 'long' });
  const endDate = expiresAt === null ? '' : format.format(new Date(expiresAt));
  const renewal = limitsRenewAt === undefined ? undefined : formatRenewal(limitsRenewAt, i18n.locale);

  // The end of the plan is not shown, because the payment notice above the card already says when the plan ends.
  if (graceEndsAt !== null) return null;
  if (expiresAt !== null) {
    return (
      <p className={styles.until}>
        {isRecurring ? (
          <Trans>Renews on {endDate}.</Trans>
        ) : (
          <Trans>Ends on {endDate}; after that, you’ll be on the free plan.</Trans>
        )}
      </p>
    );
  }
  return (
    <p className={styles.until}>
      {renewal === undefined ? <Trans>No expiry.</Trans> : <Trans>No expiry. Limits reset on {renewal}.</Trans>}
    </p>
  );
}

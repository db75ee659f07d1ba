import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Subscription } from '../../../domain/access/subscription.ts';
import type { SubscriptionPlan } from '../../../domain/billing/subscription-plan.ts';
import { ErrorNote } from '../../platform/error-note.tsx';
import { regionalTag } from '../../platform/locale.ts';
import { Badge } from '../../ui/status/badge.tsx';
import { Note } from '../../ui/status/note.tsx';
import { PlanCard } from '../plan-card.tsx';
import { savedShare } from '../saved-share.ts';
import { startCheckout } from './checkout-queries.ts';
import { listAddingPlans } from './list-adding-plans.ts';
import { PlanAction } from './plan-action.tsx';
import styles from './subscription-page.module.css';

interface PlanChoiceProps {
  plans: SubscriptionPlan[];
  billing: { planId: string; plansOnSale: string[]; isPaymentFailing: boolean };
  subscription: Subscription;
  hasModel: boolean;
}

/** The available plans with their buttons. Plans that add nothing on this server are left out. */
export function PlanChoice({ plans, billing, subscription, hasModel }: PlanChoiceProps) {
  const { t, i18n } = useLingui();
  const checkout = useMutation({
    mutationFn: startCheckout,
    onSuccess: (url) => window.location.assign(url),
  });
  const percent = new Intl.NumberFormat(regionalTag(i18n.locale), { style: 'percent' });

  const isForSale = ({ id, billing: period }: SubscriptionPlan) =>
    period === 'free' || billing.plansOnSale.includes(id);

  const badgeOf = (plan: SubscriptionPlan) => {
    if (plan.id === billing.planId) return <Badge kind="place">{t`Your plan`}</Badge>;
    if (!isForSale(plan)) return undefined;
    const share = savedShare(plan, plans);
    if (share === undefined) return undefined;
    const saving = percent.format(share);
    return <Badge kind="success">{t`Save ${saving}`}</Badge>;
  };

  const adding = listAddingPlans(plans, hasModel);
  const shown = plans.filter((plan) => plan.billing === 'free' || plan.id === billing.planId || adding.includes(plan));

  // If a payment has failed, the user can correct the payment only at the payment provider. Until then, no plan can be bought
  // here.
  const onSale = billing.isPaymentFailing ? [] : adding.filter(({ id }) => billing.plansOnSale.includes(id));

  return (
    <section className={styles.choice} aria-labelledby="plans">
      <h2 id="plans">
        <Trans>Plans</Trans>
      </h2>
      <ErrorNote error={checkout.error} />
      <div className={styles.plans}>
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isForSale={isForSale(plan)}
            hasModel={hasModel}
            heading="h3"
            isCurrent={plan.id === billing.planId}
            badge={badgeOf(plan)}
            action={
              onSale.includes(plan) && (
                <PlanAction
                  plan={plan}
                  isCurrent={plan.id === billing.planId}
                  subscription={subscription}
                  isBusy={checkout.isPending && checkout.variables === plan.id}
                  onChoose={() => checkout.mutate(plan.id)}
                />
              )
            }
          />
        ))}
      </div>
      <Terms hasChoice={adding.length > 0} isOnSale={billing.plansOnSale.length > 0} />
    </section>
  );
}

function Terms({ hasChoice, isOnSale }: { hasChoice: boolean; isOnSale: boolean }) {
  if (!hasChoice) {
    return (
      <Note>
        <Trans>Everything this server offers is part of the free plan, so there’s nothing to buy.</Trans>
      </Note>
    );
  }
  if (!isOnSale) {
    return (
      <Note>
        <Trans>
          Foxtale costs nothing here: the team grants the plans. If you’d like one, write to us under “Feedback”.
        </Trans>
      </Note>
    );
  }
  return (
    <p className={styles.hint}>
      <Trans>
        Plans that renew can be cancelled at any time and last until the end of the period you’ve paid for. One-time
        plans end on their own. After that, you’re on the free plan.
      </Trans>
    </p>
  );
}

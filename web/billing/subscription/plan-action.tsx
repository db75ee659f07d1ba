import { useLingui } from '@lingui/react/macro';
import type { Subscription } from '../../../domain/access/subscription.ts';
import type { SubscriptionPlan } from '../../../domain/billing/subscription-plan.ts';
import { isLanguage } from '../../../domain/language.ts';
import { AnchorButton } from '../../ui/button/anchor-button.tsx';
import { Button } from '../../ui/button/button.tsx';

interface PlanActionProps {
  plan: SubscriptionPlan;
  isCurrent: boolean;
  subscription: Subscription;
  isBusy: boolean;
  onChoose: () => void;
}

/** The button of a plan: buy it, extend it, or change to it at the payment provider. */
export function PlanAction({ plan, isCurrent, subscription, isBusy, onChoose }: PlanActionProps) {
  const { t, i18n } = useLingui();
  const name = plan.names[isLanguage(i18n.locale) ? i18n.locale : 'en'];
  const hasNoEnd = subscription.plan !== 'free' && subscription.expiresAt === null;
  if (hasNoEnd) return null;
  if (subscription.isRecurring) {
    if (isCurrent || !plan.isRecurring || subscription.manageUrl === null) return null;
    return (
      <AnchorButton href={subscription.manageUrl} variant="outline" isWide>
        {t`Change to ${name}`}
      </AnchorButton>
    );
  }
  if (isCurrent && plan.isRecurring && subscription.manageUrl !== null) {
    // The subscription to this plan is cancelled but has not ended. It can be resumed at the payment provider.
    return (
      <AnchorButton href={subscription.manageUrl} variant="outline" isWide>
        {t`Resume this plan`}
      </AnchorButton>
    );
  }
  return (
    <Button variant={plan.billing === 'yearly' ? 'outline' : 'primary'} isWide isBusy={isBusy} onClick={onChoose}>
      {isCurrent ? t`Extend this plan` : t`Choose “${name}”`}
    </Button>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { profileQuery } from '../access/queries.ts';
import { errorMessage } from '../platform/error-message.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { AnchorButton } from '../ui/button/anchor-button.tsx';
import { Button } from '../ui/button/button.tsx';
import { Breadcrumb } from '../ui/layout/breadcrumb.tsx';
import { ErrorState } from '../ui/status/error-state.tsx';
import { Note } from '../ui/status/note.tsx';
import { Skeleton } from '../ui/status/skeleton.tsx';
import { CheckoutNote } from './checkout-note.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { billingQuery, plansQuery } from './queries.ts';
import styles from './subscription-page.module.css';

const route = getRouteApi('/settings/subscription');

export function SubscriptionPage() {
  const { t } = useLingui();
  const { checkout } = route.useSearch();
  const plans = useQuery(plansQuery);
  const billing = useQuery(billingQuery);
  const subscription = useQuery(profileQuery).data?.subscription;
  const error = plans.error ?? billing.error;
  usePageTitle(t`Subscription`);

  return (
    <div className={styles.page}>
      <Breadcrumb label={t`You are here`} current={t`Subscription`}>
        <Link to="/settings">
          <Trans>Settings</Trans>
        </Link>
      </Breadcrumb>
      <h1>
        <Trans>Subscription</Trans>
      </h1>
      {checkout !== undefined && <CheckoutNote checkout={checkout} />}
      {billing.data?.isPaymentFailing && (
        <Note
          kind="error"
          action={
            subscription?.manageUrl && (
              <AnchorButton href={subscription.manageUrl} variant="outline" size="compact">
                <Trans>Check your card</Trans>
              </AnchorButton>
            )
          }
        >
          <Trans>
            The last payment did not go through, so you are on the free plan for now. As soon as it is paid, your plan
            is back.
          </Trans>
        </Note>
      )}
      {(plans.isPending || billing.isPending) && <Skeleton label={t`Loading the plans`} />}
      {error !== null && !(plans.data && billing.data) && (
        <ErrorState
          title={t`The plans couldn’t be loaded`}
          text={t(errorMessage(error))}
          action={
            <Button icon="refresh" onClick={() => void Promise.all([plans.refetch(), billing.refetch()])}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {plans.data && billing.data && subscription && (
        <>
          <CurrentPlan plan={plans.data.find(({ id }) => id === billing.data.planId)} subscription={subscription} />
          <PlanChoice plans={plans.data} billing={billing.data} subscription={subscription} />
        </>
      )}
    </div>
  );
}

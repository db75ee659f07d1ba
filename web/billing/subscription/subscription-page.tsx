import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { profileQuery } from '../../access/queries.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { PaymentNotice } from '../../settings/payment-notice.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { billingQuery, plansQuery } from '../queries.ts';
import { CheckoutNote } from './checkout-note.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PlanChoice } from './plan-choice.tsx';
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
      {billing.data?.isPaymentFailing && subscription && <PaymentNotice subscription={subscription} />}
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

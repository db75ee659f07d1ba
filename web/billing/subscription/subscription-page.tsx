import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { profileQuery } from '../../access/queries.ts';
import { writerQuery } from '../../library/queries.ts';
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
  const writer = useQuery(writerQuery);
  const subscription = useQuery(profileQuery).data?.subscription;
  const parts = [plans, billing, writer];
  const error = plans.error ?? billing.error ?? writer.error;
  const isComplete = parts.every(({ data }) => data !== undefined);
  const hasModel = writer.data === 'model';
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
      {error === null && !isComplete && <Skeleton label={t`Loading the plans`} />}
      {error !== null && !isComplete && (
        <ErrorState
          title={t`The plans couldn’t be loaded`}
          text={t(errorMessage(error))}
          action={
            <Button icon="refresh" onClick={() => void Promise.all(parts.map(({ refetch }) => refetch()))}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {plans.data && billing.data && writer.data && subscription && (
        <>
          <CurrentPlan
            plan={plans.data.find(({ id }) => id === billing.data.planId)}
            subscription={subscription}
            hasModel={hasModel}
          />
          <PlanChoice plans={plans.data} billing={billing.data} subscription={subscription} hasModel={hasModel} />
        </>
      )}
    </div>
  );
}

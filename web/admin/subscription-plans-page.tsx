import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PlanCard } from '../billing/plan-card.tsx';
import { plansQuery } from '../billing/queries.ts';
import { errorMessage } from '../platform/error-message.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Note } from '../ui/note.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './admin-page.module.css';

/** The plans as users see them, in their order. */
export function SubscriptionPlansPage() {
  const { t } = useLingui();
  const plans = useQuery(plansQuery);
  usePageTitle(t`Subscription plans`);

  return (
    <div className={styles.page}>
      <h1>
        <Trans>Subscription plans</Trans>
      </h1>
      {plans.isPending && <Skeleton label={t`Loading the plans`} />}
      {plans.isError && (
        <Note kind="error" isLive>
          {t(errorMessage(plans.error))}
        </Note>
      )}
      <div className={styles.plans}>
        {plans.data?.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileQuery } from '../access/queries.ts';
import { errorMessage } from '../platform/error-message.ts';
import { regionalTag } from '../platform/locale.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Note } from '../ui/note.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PlanCard } from './plan-card.tsx';
import { plansQuery } from './queries.ts';
import styles from './subscription-page.module.css';

export function SubscriptionPage() {
  const { t, i18n } = useLingui();
  const plans = useQuery(plansQuery);
  const subscription = useQuery(profileQuery).data?.subscription;
  const current = subscription?.plan ?? 'free';
  const end = subscription?.expiresAt == null ? undefined : new Date(subscription.expiresAt);
  const endDate = end && new Intl.DateTimeFormat(regionalTag(i18n.locale), { dateStyle: 'long' }).format(end);
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
      {endDate !== undefined && (
        <p>
          {subscription?.isRecurring ? (
            <Trans>Renews on {endDate}.</Trans>
          ) : (
            <Trans>Ends on {endDate}, then the free plan goes on.</Trans>
          )}
        </p>
      )}
      {plans.isPending && <Skeleton label={t`Loading the plans`} />}
      {plans.isError && (
        <Note kind="error" isLive>
          {t(errorMessage(plans.error))}
        </Note>
      )}
      <div className={styles.plans}>
        {plans.data?.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            badge={plan.billing === current && <Badge kind="place">{t`Your plan`}</Badge>}
          />
        ))}
      </div>
      <Note>
        <Trans>
          During the beta, plans are granted by the team. Write to us in the feedback if you would like one.
        </Trans>
      </Note>
    </div>
  );
}

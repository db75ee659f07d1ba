import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';
import { isLanguage } from '../../domain/language.ts';
import { Icon } from '../ui/image/icon.tsx';
import { Card } from '../ui/layout/card.tsx';
import { formatPrice } from './format-price.ts';
import styles from './plan-card.module.css';

interface PlanCardProps {
  plan: SubscriptionPlan;
  /** If false, admins grant the plan, and no price is shown. */
  isForSale?: boolean;
  /** If false, the limits of features that need a language model are not listed. */
  hasModel?: boolean;
  badge?: ReactNode;
  action?: ReactNode;
  isCurrent?: boolean;
  heading?: 'h2' | 'h3';
}

export function PlanCard(props: PlanCardProps) {
  const { plan, isForSale = true, hasModel = true, badge, action, isCurrent = false, heading: Heading = 'h2' } = props;
  const { t, i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const { aiArticlesPerMonth, translationsPerMonth, ownArticlesPerMonth, definitionsPerDay } = plan.limits;
  const renewing = { free: t`forever`, monthly: t`a month`, yearly: t`a year` };
  const once = { free: t`forever`, monthly: t`for one month`, yearly: t`for one year` };
  const monthly = formatPrice(Math.round(plan.priceMinor / 12), plan.currency, i18n.locale);

  const byModel = [
    t`${plural(aiArticlesPerMonth, { one: '# AI article a month', other: '# AI articles a month' })}`,
    t`${plural(translationsPerMonth, { one: '# translation a month', other: '# translations a month' })}`,
    t`${plural(definitionsPerDay, { one: '# answer from Foxy a day', other: '# answers from Foxy a day' })}`,
  ];

  return (
    <Card className={styles.plan} data-current={isCurrent || undefined}>
      <div className={styles.head}>
        <Heading>{plan.names[language] || '…'}</Heading>
        {badge}
      </div>
      <p className={styles.price}>
        {isForSale ? (
          <>
            <strong>{formatPrice(plan.priceMinor, plan.currency, i18n.locale)}</strong>{' '}
            {(plan.isRecurring ? renewing : once)[plan.billing]}
          </>
        ) : (
          <Trans>Granted by the team at no cost</Trans>
        )}
      </p>
      {isForSale && plan.billing === 'yearly' && (
        <p className={styles.note}>
          <Trans>That’s {monthly} a month.</Trans>
        </p>
      )}
      <ul className={styles.limits}>
        {[
          ...(hasModel ? byModel : [t`Every article in the library`]),
          t`${plural(ownArticlesPerMonth, { one: '# article of your own a month', other: '# articles of your own a month' })}`,
          t`Unlimited dictionary lookups`,
          ...plan.features.map((feature) => feature[language]),
        ].map((line) => (
          <li key={line}>
            <Icon name="check" size="small" />
            {line}
          </li>
        ))}
      </ul>
      {action && <div className={styles.action}>{action}</div>}
    </Card>
  );
}

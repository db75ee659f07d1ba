import { Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';
import type { LandingContent } from '../../domain/landing/landing-content.ts';
import { isLanguage } from '../../domain/language.ts';
import { SignInNote } from '../access/sign-in-note.tsx';
import { PlanCard } from '../billing/plan-card.tsx';
import { savedShare } from '../billing/saved-share.ts';
import { regionalTag } from '../platform/locale.ts';
import { Button } from '../ui/button/button.tsx';
import { Badge } from '../ui/status/badge.tsx';
import styles from './landing-page.module.css';
import { SignUpForm } from './sign-up.tsx';
import type { LandingSignIn } from './use-landing-sign-in.ts';

interface PricingProps extends Pick<LandingContent, 'plans' | 'hasModel' | 'takesPayments'> {
  signIn: LandingSignIn;
}

/** The plans in their display order. A server that takes no payments shows only free plans. */
export function Pricing({ plans, hasModel, takesPayments, signIn }: PricingProps) {
  const { t, i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const offered = takesPayments ? plans : plans.filter(({ billing }) => billing === 'free');
  const firstPaid = plans.find(({ billing }) => billing !== 'free');

  function badgeOf(plan: SubscriptionPlan) {
    const share = savedShare(plan, plans);
    if (share === undefined) return undefined;
    const saving = new Intl.NumberFormat(regionalTag(language), { style: 'percent' }).format(share);
    return <Badge kind="success">{t`Save ${saving}`}</Badge>;
  }

  return (
    <section className={styles.section} id="pricing">
      <h2>
        <Trans>Pricing</Trans>
      </h2>
      <p className={styles.lead}>
        {takesPayments ? (
          <Trans>Start free, and stay free for as long as you like.</Trans>
        ) : (
          <Trans>Foxtale costs nothing here.</Trans>
        )}
      </p>
      <div className={styles.plans}>
        {offered.map((plan) => {
          const name = plan.names[language];
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              hasModel={hasModel}
              heading="h3"
              badge={badgeOf(plan)}
              action={
                <SignUpForm>
                  <Button
                    type="submit"
                    isWide
                    variant={plan === firstPaid ? 'primary' : 'outline'}
                    onClick={(event) => signIn.start('pricing', event)}
                  >
                    {plan.billing === 'free' ? t`Start free` : t`Choose “${name}”`}
                  </Button>
                </SignUpForm>
              }
            />
          );
        })}
      </div>
      <div className={styles.note}>
        <SignInNote state={signIn.stateAt('pricing')} />
      </div>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LanguageMenu } from '../access/language-menu.tsx';
import { SignInButton } from '../access/sign-in-button.tsx';
import { SignInNote } from '../access/sign-in-note.tsx';
import { useSignIn } from '../access/use-sign-in.ts';
import { PlanCard } from '../billing/plan-card.tsx';
import { plansQuery } from '../billing/queries.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Card } from '../ui/card.tsx';
import { Fox, FoxMark } from '../ui/fox.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './landing-page.module.css';

export function LandingPage() {
  const { t } = useLingui();
  usePageTitle(t`Read your way into a language`);

  return (
    <>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          <FoxMark /> Foxtale
        </Link>
        <nav className={styles.menu} aria-label={t`Sections`}>
          <a href="#what">{t`What`}</a>
          <a href="#why">{t`Why`}</a>
          <a href="#features">{t`Features`}</a>
          <a href="#pricing">{t`Pricing`}</a>
          <a href="#join">{t`Join`}</a>
        </nav>
        <div className={styles.tools}>
          <LanguageMenu />
          <LinkButton to="/login" variant="outline" size="compact">
            <Trans>Sign in</Trans>
          </LinkButton>
        </div>
      </header>
      <main className={styles.main}>
        <section className={styles.hero}>
          <div>
            <h1>
              <Trans>Read your way into a language</Trans>
            </h1>
            <p>
              <Trans>
                Stories and articles, one sentence at a time. Hear each one, peek at its meaning in your own language,
                and ask about anything you do not understand.
              </Trans>
            </p>
            <SignUp />
          </div>
          <Fox pose="listening" size="min(22rem, 70vw)" />
        </section>
        <What />
        <Why />
        <Features />
        <Pricing />
        <section className={styles.join} id="join">
          <Fox pose="waving" size="12rem" />
          <div>
            <h2>
              <Trans>Join the beta</Trans>
            </h2>
            <p>
              <Trans>We let readers in a few at a time. Sign up, apply, and start with a short story.</Trans>
            </p>
            <SignUp />
          </div>
        </section>
      </main>
      <footer className={styles.footer}>© Foxtale</footer>
    </>
  );
}

function SignUp() {
  const { state, signIn } = useSignIn();
  return (
    <div className={styles.signUp}>
      <SignInButton isWaiting={state === 'waiting'} onClick={signIn}>
        <Trans>Sign up with Google</Trans>
      </SignInButton>
      <SignInNote state={state} />
    </div>
  );
}

function What() {
  const { t } = useLingui();
  const steps: [string, string][] = [
    [t`Pick something you like`, t`From the library, or let Foxy write about whatever you are curious about.`],
    [
      t`Read and listen`,
      t`Sentence after sentence at your speed. The translation waits under a dotted line until you want it.`,
    ],
    [t`Ask what it means`, t`Select a word or a phrase. You get its meaning here, in this sentence.`],
  ];
  return (
    <section className={styles.section} id="what">
      <h2>
        <Trans>What it is</Trans>
      </h2>
      <ol className={styles.steps}>
        {steps.map(([title, text], index) => (
          <li key={title}>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Why() {
  return (
    <section className={styles.why} id="why">
      <div>
        <h2>
          <Trans>Why reading</Trans>
        </h2>
        <p>
          <Trans>
            Words stay with you when they arrive <mark>inside a story</mark>. You meet them again and again, each time
            in good company, until one day you notice that you did not translate.
          </Trans>
        </p>
      </div>
    </section>
  );
}

function Features() {
  const { t } = useLingui();
  return (
    <section className={styles.section} id="features">
      <h2>
        <Trans>Made for reading, not for streaks</Trans>
      </h2>
      <div className={styles.features}>
        <Feature icon="translate" title={t`Meaning in place`}>
          <Trans>Touch a word and its counterpart in the translation lights up.</Trans>
        </Feature>
        <Feature icon="sparkles" title={t`Foxy writes for you`}>
          <Trans>Any subject, tone and length. Foxy can be wrong, and says so.</Trans>
        </Feature>
        <Feature icon="book" title={t`Never lose your place`}>
          <Trans>Saved at every sentence, on every device.</Trans>
        </Feature>
      </div>
    </section>
  );
}

function Feature({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <Card className={styles.feature}>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{children}</p>
    </Card>
  );
}

function Pricing() {
  const plans = useQuery(plansQuery);
  return (
    <section className={styles.section} id="pricing">
      <h2>
        <Trans>Pricing</Trans>
      </h2>
      <div className={styles.features}>
        {plans.data?.map((plan) => (
          <PlanCard key={plan.id} plan={plan} heading="h3" />
        ))}
      </div>
    </section>
  );
}

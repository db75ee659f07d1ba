import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import type { LandingContent } from '../../domain/landing/landing-content.ts';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Fox } from '../ui/image/fox.tsx';
import { SkipLink } from '../ui/layout/skip-link.tsx';
import { Hydrated } from '../ui/loading/hydrated.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import styles from './landing-page.module.css';
import { Legal } from './legal.tsx';
import { Pricing } from './pricing.tsx';
import { SignUp } from './sign-up.tsx';
import { useLandingSignIn } from './use-landing-sign-in.ts';

interface LandingPageProps extends LandingContent {
  /** Called once for each of the three Suspense boundaries, which are hydrated after the rest of the page. */
  onPartHydrated?: () => void;
}

/** Rendered on the server and in the browser. It uses neither the router nor the query client of the app. */
export function LandingPage(props: LandingPageProps) {
  const { plans, passage, isOpen, hasModel, takesPayments, legal, onPartHydrated } = props;
  const { t } = useLingui();
  const signIn = useLandingSignIn();
  usePageTitle(t`Read your way into a language`);

  return (
    <>
      <SkipLink to="content">
        <Trans>Skip to content</Trans>
      </SkipLink>
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero signIn={signIn} passage={passage} isOpen={isOpen} hasModel={hasModel} />
        {/* Suspense boundaries are hydrated after the rest of the page, so that header and sample respond first. */}
        <Suspense>
          <What hasModel={hasModel} />
          <Why />
          <Features hasModel={hasModel} />
          <PartHydrated onHydrated={onPartHydrated} />
        </Suspense>
        <Suspense>
          <Pricing plans={plans} signIn={signIn} hasModel={hasModel} takesPayments={takesPayments} />
          <PartHydrated onHydrated={onPartHydrated} />
        </Suspense>
        <Suspense>
          <section className={styles.join} id="join">
            <div>
              <Fox pose="waving" className={styles.waving} />
              <div className={styles.invitation}>
                <h2>{isOpen ? t`Your first story is waiting` : t`Join the beta`}</h2>
                <p>
                  {isOpen
                    ? t`Sign up, choose the language you’re learning, and start with a short story.`
                    : t`We let readers in a few at a time. Sign up, apply, and start with a short story.`}
                </p>
                <SignUp signIn={signIn} section="join" />
              </div>
            </div>
          </section>
          <Legal legal={legal} />
          <PartHydrated onHydrated={onPartHydrated} />
        </Suspense>
      </main>
      <LandingFooter />
      <Hydrated />
    </>
  );
}

function PartHydrated({ onHydrated }: { onHydrated: (() => void) | undefined }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

function What({ hasModel }: Pick<LandingContent, 'hasModel'>) {
  const { t } = useLingui();
  const steps: [string, string][] = [
    [
      t`Pick something you like`,
      hasModel
        ? t`From the library, or let Foxy write about whatever you’re curious about.`
        : t`From the library of ready-made articles, or add a text of your own.`,
    ],
    [
      t`Read and listen`,
      t`Sentence by sentence, at your own pace. The translation waits under a dotted line until you want it.`,
    ],
    [
      t`Ask what it means`,
      hasModel
        ? t`Select a word or a phrase. You get its meaning here, in this sentence.`
        : t`Tap a word, and the built-in dictionary explains it.`,
    ],
  ];
  return (
    <section className={styles.section} id="what">
      <h2>
        <Trans>How it works</Trans>
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
          <Trans>Why reading works</Trans>
        </h2>
        <p>
          <Trans>
            Words stay with you when they arrive <mark>inside a story</mark>. You meet them again and again, each time
            in good company, until one day you notice that you’re no longer translating.
          </Trans>
        </p>
      </div>
    </section>
  );
}

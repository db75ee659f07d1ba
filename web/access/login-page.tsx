import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Brand, Fox } from '../ui/image/fox.tsx';
import styles from './login-page.module.css';
import { NewcomerNote } from './newcomer-note.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { SignInNote } from './sign-in-note.tsx';
import { useGoIn } from './use-go-in.ts';
import { useSignIn } from './use-sign-in.ts';
import { WantedArticle } from './wanted-article.tsx';

const examples = {
  spanish: { language: 'es', sentence: 'Hoy entendí una frase entera sin darme cuenta.' },
  french: { language: 'fr', sentence: 'Aujourd’hui, j’ai compris une phrase entière sans m’en apercevoir.' },
};

export function LoginPage() {
  const { t, i18n } = useLingui();
  const example = i18n.locale === 'es' ? examples.french : examples.spanish;
  const { state, signIn } = useSignIn(useGoIn());
  usePageTitle(t`Sign in`);

  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <Fox pose="reading" size="18rem" />
        <div className={styles.pairing}>
          <p lang={example.language}>{example.sentence}</p>
          <p>
            <Trans>Today I understood a whole sentence without noticing.</Trans>
          </p>
        </div>
      </aside>
      <div className={styles.column}>
        <header>
          <Link to="/" className={styles.brand}>
            <Brand />
          </Link>
        </header>
        <main className={styles.main}>
          <div className={styles.phoneFox}>
            <Fox pose="reading" size="11rem" />
          </div>
          <div>
            <h1>
              <Trans>Sign in</Trans>
            </h1>
            <p className={styles.lead}>
              <Trans>Your place in every article is saved.</Trans>
            </p>
          </div>
          <WantedArticle />
          <SignInButton isWaiting={state === 'waiting'} onClick={signIn} isWide>
            <Trans>Continue with Google</Trans>
          </SignInButton>
          <SignInNote state={state} />
          <p className={styles.hint}>
            <Trans>A window from your account provider will open. We only receive your name and e-mail address.</Trans>
          </p>
          <NewcomerNote />
        </main>
      </div>
    </div>
  );
}

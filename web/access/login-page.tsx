import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../platform/use-page-title.ts';
import { Fox, FoxMark } from '../ui/fox.tsx';
import { Note } from '../ui/note.tsx';
import styles from './login-page.module.css';
import { SignInButton } from './sign-in-button.tsx';
import { type SignInState, useSignIn } from './use-sign-in.ts';

const problems = {
  blocked: msg`Your browser blocked the window. Allow pop-ups for this page and try again.`,
  closed: msg`The window was closed before you signed in. You can try again.`,
  refused: msg`You cancelled the sign-in. You can try again.`,
  failed: msg`The sign-in did not work. Try again in a moment.`,
} satisfies Partial<Record<SignInState, unknown>>;

export function LoginPage() {
  const { t } = useLingui();
  const { state, signIn } = useSignIn();
  usePageTitle(t`Sign in`);

  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <Fox pose="reading" size="18rem" />
        <div className={styles.pairing}>
          <p lang="es">Hoy entendí una frase entera sin darme cuenta.</p>
          <p>
            <Trans>Today I understood a whole sentence without noticing.</Trans>
          </p>
        </div>
      </aside>
      <div className={styles.column}>
        <Link to="/" className={styles.brand}>
          <FoxMark /> Foxtale
        </Link>
        <main className={styles.main}>
          <div className={styles.phoneFox}>
            <Fox pose="reading" size="11rem" />
          </div>
          <div>
            <h1>
              <Trans>Welcome back</Trans>
            </h1>
            <p className={styles.lead}>
              <Trans>Your place in every article is kept.</Trans>
            </p>
          </div>
          <SignInButton isWaiting={state === 'waiting'} onClick={signIn} isWide>
            <Trans>Continue with Google</Trans>
          </SignInButton>
          {state in problems && (
            <Note kind="error" isLive>
              {t(problems[state as keyof typeof problems])}
            </Note>
          )}
          {state === 'waiting' && (
            <Note isLive>
              <Trans>Go on in the window that has opened.</Trans>
            </Note>
          )}
          <p className={styles.hint}>
            <Trans>A window of your account provider opens. We only receive your name and e-mail address.</Trans>
          </p>
          <p className={styles.hint}>
            <Trans>
              New here? The same button makes your account. Foxtale is in beta: you may have to wait for a place.
            </Trans>
          </p>
        </main>
      </div>
    </div>
  );
}

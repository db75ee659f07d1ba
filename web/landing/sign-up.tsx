import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SignInButton } from '../access/sign-in-button.tsx';
import { SignInNote } from '../access/sign-in-note.tsx';
import styles from './landing-page.module.css';
import type { LandingSignIn } from './use-landing-sign-in.ts';

export function SignUp({ signIn, section }: { signIn: LandingSignIn; section: 'hero' | 'join' }) {
  const state = signIn.stateAt(section);
  return (
    <SignUpForm>
      <div className={styles.signUp}>
        <SignInButton type="submit" isWaiting={state === 'waiting'} onClick={(event) => signIn.start(section, event)}>
          <Trans>Sign up with Google</Trans>
        </SignInButton>
        <SignInNote state={state} />
      </div>
    </SignUpForm>
  );
}

/** A plain form: before hydration its button opens the login page. */
export const SignUpForm = ({ children }: { children: ReactNode }) => (
  <form action="/login" method="get">
    {children}
  </form>
);

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SignInButton } from '../access/sign-in-button.tsx';
import { SignInNote } from '../access/sign-in-note.tsx';
import styles from './landing-page.module.css';
import type { LandingSignIn } from './use-landing-sign-in.ts';

interface SignUpProps {
  signIn: LandingSignIn;
  section: 'hero' | 'join';
}

export function SignUp({ signIn, section }: SignUpProps) {
  return (
    <div className={styles.signUp}>
      <SignUpButton signIn={signIn} section={section} />
      <SignInNote state={signIn.stateAt(section)} />
    </div>
  );
}

export const SignUpButton = ({ signIn, section }: SignUpProps) => (
  <SignUpForm>
    <SignInButton
      type="submit"
      isWaiting={signIn.stateAt(section) === 'waiting'}
      onClick={(event) => signIn.start(section, event)}
    >
      <Trans>Sign up with Google</Trans>
    </SignInButton>
  </SignUpForm>
);

/** A plain form: before hydration its button opens the login page. */
export const SignUpForm = ({ children }: { children: ReactNode }) => (
  <form action="/login" method="get">
    {children}
  </form>
);

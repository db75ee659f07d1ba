import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SignInButton } from '../access/sign-in-button.tsx';
import { SignInNote } from '../access/sign-in-note.tsx';
import styles from './landing-page.module.css';
import type { Door } from './use-door.ts';

export function SignUp({ door, place }: { door: Door; place: 'hero' | 'join' }) {
  const state = door.stateAt(place);
  return (
    <SignUpForm>
      <div className={styles.signUp}>
        <SignInButton type="submit" isWaiting={state === 'waiting'} onClick={(event) => door.signIn(place, event)}>
          <Trans>Sign up with Google</Trans>
        </SignInButton>
        <SignInNote state={state} />
      </div>
    </SignUpForm>
  );
}

/** Pressed before our script has come, a button inside leads to the login page. */
export const SignUpForm = ({ children }: { children: ReactNode }) => (
  <form action="/login" method="get">
    {children}
  </form>
);

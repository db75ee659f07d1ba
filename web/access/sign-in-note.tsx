import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../ui/status/note.tsx';
import type { SignInState } from './use-sign-in.ts';

const problems = {
  blocked: msg`Your browser blocked the window. Allow pop-ups for this page and try again.`,
  closed: msg`The window was closed before you signed in. You can try again.`,
  refused: msg`You cancelled the sign-in. You can try again.`,
  'too-many': msg`Too many people are signing in from here at once. Wait a few seconds and try again.`,
  'local-only': msg`You can’t sign in from here yet: this server’s accounts work only on the computer it runs on. If it’s yours, the README says how to set up sign-in.`,
  failed: msg`Sign-in didn’t work. Try again in a moment.`,
};

/** A note below the sign-in button that says how the sign-in is going. */
export function SignInNote({ state }: { state: SignInState }) {
  const { t } = useLingui();
  if (state === 'idle') return null;
  if (state === 'waiting') {
    return (
      <Note isLive>
        <Trans>Continue in the window that has opened.</Trans>
      </Note>
    );
  }
  return (
    <Note kind="error" isLive>
      {t(problems[state])}
    </Note>
  );
}

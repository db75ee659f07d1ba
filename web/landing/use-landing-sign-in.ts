import { type MouseEvent, useState } from 'react';
import type { SignInState } from '../access/use-sign-in.ts';
import { useSignIn } from '../access/use-sign-in.ts';

type LandingSection = 'hero' | 'pricing' | 'join';

export interface LandingSignIn {
  start: (section: LandingSection, event: MouseEvent) => void;
  /** The state of the sign-in if it was started in this section; `idle` for other sections. */
  stateAt: (section: LandingSection) => SignInState;
}

/** One sign-in shared by all buttons of the page. Without scripts, the buttons open the login page. */
export function useLandingSignIn(): LandingSignIn {
  const [section, setSection] = useState<LandingSection>();
  const { state, signIn } = useSignIn(goIn);
  return {
    start(from, event) {
      event.preventDefault();
      setSection(from);
      signIn();
    },
    stateAt: (asked) => (asked === section ? state : 'idle'),
  };
}

/**
 * Opens the app by a full page load, because the app is a separate document. The API client is loaded only now, to keep the
 * landing page small.
 */
async function goIn() {
  const { api, read } = await import('../platform/api.ts');
  const { user } = await read(api.session.$get());
  if (user !== null) window.location.assign('/');
  return user !== null;
}

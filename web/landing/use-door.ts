import { type MouseEvent, useState } from 'react';
import type { SignInState } from '../access/use-sign-in.ts';
import { useSignIn } from '../access/use-sign-in.ts';

type DoorPlace = 'hero' | 'pricing' | 'join';

export interface Door {
  signIn: (place: DoorPlace, event: MouseEvent) => void;
  /** How the sign-in stands, for the place where it was begun. */
  stateAt: (place: DoorPlace) => SignInState;
}

/** One sign-in for all the doors of the page. Without scripts they lead to the login page. */
export function useDoor(): Door {
  const [place, setPlace] = useState<DoorPlace>();
  const { state, signIn } = useSignIn(goIn);
  return {
    signIn(from, event) {
      event.preventDefault();
      setPlace(from);
      signIn();
    },
    stateAt: (asked) => (asked === place ? state : 'idle'),
  };
}

/** The app is another document; what it needs to ask is loaded when somebody is at the door. */
async function goIn() {
  const { api, read } = await import('../platform/api.ts');
  const { user } = await read(api.session.$get());
  if (user !== null) window.location.assign('/');
  return user !== null;
}

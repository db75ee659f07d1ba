import { createContext, type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useWordKeys, type WordAction } from './use-word-keys.ts';

interface Early {
  areButtonsShown: boolean;
  pressed: WordAction | undefined;
}

const EarlyContext = createContext<RefObject<Early> | undefined>(undefined);

/** Remembers the key of “Save” or “I know this” that is pressed while the definition is still loading. */
export function EarlyKeys({ children }: { children: ReactNode }) {
  const early = useRef<Early>({ areButtonsShown: false, pressed: undefined });
  useWordKeys((action) => {
    if (!early.current.areButtonsShown) early.current.pressed = action;
  });
  return <EarlyContext value={early}>{children}</EarlyContext>;
}

/** For the buttons of a word: if the user pressed a key too early, calls `act` with this key once the state of the word is known. */
export function useEarlyKey(isStateKnown: boolean, act: (action: WordAction) => void) {
  const early = useContext(EarlyContext);
  const catchUp = useEffectEvent(() => {
    const pressed = early?.current.pressed;
    if (early === undefined || pressed === undefined) return;
    early.current.pressed = undefined;
    act(pressed);
  });
  useEffect(() => {
    if (early === undefined) return;
    early.current.areButtonsShown = true;
    return () => {
      early.current.areButtonsShown = false;
    };
  }, [early]);
  useEffect(() => {
    if (isStateKnown) catchUp();
  }, [isStateKnown]);
}

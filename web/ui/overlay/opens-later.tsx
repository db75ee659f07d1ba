import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { Later } from '../loading/later.tsx';

export type Trigger = ReactElement<{ onClick?: () => void }>;

interface OpensLaterProps {
  trigger: Trigger;
  /** Whether the trigger was clicked before this component had loaded. */
  wasAsked?: boolean;
  onAsk?: () => void;
  /** Renders the trigger and its overlay. `isAsked` says that the trigger was clicked before the overlay had loaded. */
  children: (isAsked: boolean) => ReactNode;
}

/**
 * Loads the code of an overlay after the page that the user opened first has been shown. Until then only its trigger is shown,
 * and a click is remembered.
 */
export function OpensLater({ trigger, wasAsked = false, onAsk, children }: OpensLaterProps) {
  const [isAsked, setIsAsked] = useState(wasAsked);
  const ask = () => {
    setIsAsked(true);
    onAsk?.();
  };
  return <Later fallback={cloneElement(trigger, { onClick: ask })}>{children(isAsked)}</Later>;
}

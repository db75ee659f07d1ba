import { cloneElement, type ReactElement, type ReactNode, Suspense, startTransition, useState } from 'react';
import { KeepFocus } from '../loading/keep-focus.tsx';

export type Trigger = ReactElement<{ onClick?: () => void; 'aria-haspopup'?: Kind; 'aria-expanded'?: boolean }>;

type Kind = 'menu' | 'dialog' | 'listbox';

interface OpensLaterProps {
  trigger: Trigger;
  kind: Kind;
  /** Whether the trigger was clicked before this component was mounted. */
  wasAsked?: boolean | undefined;
  onAsk?: () => void;
  /** The trigger with its open overlay. */
  children: ReactNode;
}

/**
 * Mounts an overlay on the first click on its trigger. Mounting all overlays of a page when it opens would block the browser for
 * several hundred milliseconds on a phone.
 */
export function OpensLater({ trigger, kind, wasAsked = false, onAsk, children }: OpensLaterProps) {
  const [isAsked, setIsAsked] = useState(wasAsked);
  const ask = () => {
    // In a transition, React keeps the trigger until the overlay has loaded.
    startTransition(() => setIsAsked(true));
    onAsk?.();
  };
  const closed = (
    <KeepFocus>{cloneElement(trigger, { onClick: ask, 'aria-haspopup': kind, 'aria-expanded': false })}</KeepFocus>
  );
  return <Suspense fallback={closed}>{isAsked ? children : closed}</Suspense>;
}

import {
  type AriaRole,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useState,
} from 'react';
import { KeepFocus } from '../loading/keep-focus.tsx';

export type Trigger = ReactElement<TriggerProps>;

interface TriggerProps {
  onClick?: (event: MouseEvent) => void;
  role?: AriaRole;
  'aria-haspopup'?: Kind;
  'aria-expanded'?: boolean;
}

type Kind = 'menu' | 'dialog' | 'listbox';

interface OpensLaterProps {
  trigger: Trigger;
  kind: Kind;
  /** Whether the trigger was clicked before this component was mounted. */
  wasAsked?: boolean | undefined;
  onAsk?: () => void;
  /** Renders the trigger with its open overlay. `isByKey` says that the overlay was opened with a key. */
  children: (isByKey: boolean) => ReactNode;
}

/**
 * Mounts an overlay on the first click on its trigger. Mounting all overlays of a page when it opens would block the browser for
 * several hundred milliseconds on a phone.
 */
export function OpensLater({ trigger, kind, wasAsked = false, onAsk, children }: OpensLaterProps) {
  const [asked, setAsked] = useState(wasAsked ? 'by-pointer' : undefined);
  const ask = ({ detail }: MouseEvent) => {
    // A click that was made with a key has no click count. In a transition, React keeps the trigger until the overlay has loaded.
    startTransition(() => setAsked(detail === 0 ? 'by-key' : 'by-pointer'));
    onAsk?.();
  };
  // Ark UI gives the same roles to the trigger of an open overlay.
  const role = kind === 'listbox' ? { role: 'combobox' } : undefined;
  const attributes = { 'aria-haspopup': kind, 'aria-expanded': false, ...role };
  const closed = <KeepFocus>{cloneElement(trigger, { onClick: ask, ...attributes })}</KeepFocus>;
  return <Suspense fallback={closed}>{asked === undefined ? closed : children(asked === 'by-key')}</Suspense>;
}

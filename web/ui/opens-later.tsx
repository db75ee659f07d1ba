import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { Later } from './later.tsx';

export type Trigger = ReactElement<{ onClick?: () => void }>;

interface OpensLaterProps {
  trigger: Trigger;
  onAsk?: () => void;
  /** The trigger with what it opens; `isAsked` if it was pressed before that was there. */
  children: (isAsked: boolean) => ReactNode;
}

/** What opens is fetched once the first page stands. Until then its trigger stands there alone, and a press is not lost. */
export function OpensLater({ trigger, onAsk, children }: OpensLaterProps) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = () => {
    setIsAsked(true);
    onAsk?.();
  };
  return <Later room={cloneElement(trigger, { onClick: ask })}>{children(isAsked)}</Later>;
}

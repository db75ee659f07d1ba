import type { ReactNode } from 'react';
import { lazyLater } from '../loading/later.tsx';
import { OpensLater, type Trigger } from './opens-later.tsx';

export type PopoverProps = {
  trigger: Trigger;
  label: string;
  children: ReactNode;
  /** `panel` is 25rem wide and fills the screen of a phone. */
  size?: 'regular' | 'panel';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

const PopoverWindow = lazyLater(async () => (await import('./popover-window.tsx')).PopoverWindow);

export const Popover = (props: PopoverProps) => (
  <OpensLater trigger={props.trigger} onAsk={() => props.onOpenChange?.(true)}>
    {(isAsked) => <PopoverWindow {...props} isAsked={isAsked} />}
  </OpensLater>
);

import { lazyLater } from '../loading/later.tsx';
import { OpensLater } from './opens-later.tsx';
import type { PopoverProps } from './popover-window.tsx';

const PopoverWindow = lazyLater(async () => (await import('./popover-window.tsx')).PopoverWindow);

export const Popover = (props: PopoverProps) => (
  <OpensLater trigger={props.trigger} kind="dialog" wasAsked={props.isOpen} onAsk={() => props.onOpenChange?.(true)}>
    {() => <PopoverWindow {...props} />}
  </OpensLater>
);

import { Popover as Ark } from '@ark-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { CloseByBack } from './close-by-back.tsx';
import overlay from './overlay.module.css';
import { Overlay } from './overlay-container.tsx';
import styles from './popover.module.css';

type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  /** `panel` is 25rem wide and fills the screen of a phone. */
  size?: 'regular' | 'panel';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

export function Popover({ trigger, label, children, size = 'regular', isOpen, onOpenChange }: PopoverProps) {
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      positioning={{ placement: size === 'panel' ? 'bottom-end' : 'bottom-start', gutter: 8 }}
      // The window itself takes the focus: a ring around its first button would greet also those with a mouse.
      autoFocus={false}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Overlay>
        <Ark.Positioner className={styles.positioner} data-size={size}>
          <Ark.Content className={`${overlay.surface} ${styles.content}`} data-size={size} aria-label={label}>
            <Ark.Context>{({ setOpen }) => <CloseByBack onClose={() => setOpen(false)} />}</Ark.Context>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Overlay>
    </Ark.Root>
  );
}

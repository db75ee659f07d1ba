import { Popover as Ark } from '@ark-ui/react/popover';
import type { ReactNode } from 'react';
import { CloseByBack } from './close-by-back.tsx';
import type { Trigger } from './opens-later.tsx';
import overlay from './overlay.module.css';
import { Overlay } from './overlay-container.tsx';
import styles from './popover.module.css';
import { SheetHandle } from './sheet-handle.tsx';

export type PopoverProps = {
  trigger: Trigger;
  label: string;
  children: ReactNode;
  /** `panel` is 25rem wide and fills the screen of a phone. `sheet` is a bottom sheet on a phone. */
  size?: 'regular' | 'panel' | 'sheet';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The element that gets the focus when the popover closes; the trigger if this returns null. */
  findFinalFocus?: () => HTMLElement | null;
};

/** Mounted when the popover is opened for the first time. */
export function PopoverWindow(props: PopoverProps) {
  const { trigger, label, children, size = 'regular', isOpen, onOpenChange, findFinalFocus } = props;
  return (
    <Ark.Root
      open={isOpen}
      defaultOpen
      onOpenChange={(details) => onOpenChange?.(details.open)}
      // Fixed: popovers of the sticky header must not move when the page scrolls.
      positioning={{ strategy: 'fixed', placement: size === 'panel' ? 'bottom-end' : 'bottom-start', gutter: 8 }}
      // The focus stays on the trigger. If the first button of the popover got the focus, the button would show a focus
      // ring, even for mouse users.
      autoFocus={false}
      finalFocusEl={findFinalFocus}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Overlay>
        <Ark.Positioner className={styles.positioner} data-size={size}>
          <Ark.Content className={`${overlay.surface} ${styles.content}`} data-size={size} aria-label={label}>
            <Ark.Context>
              {({ setOpen }) => (
                <>
                  <CloseByBack onClose={() => setOpen(false)} />
                  {size === 'sheet' && (
                    <span className={styles.handle}>
                      <SheetHandle onClose={() => setOpen(false)} />
                    </span>
                  )}
                </>
              )}
            </Ark.Context>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Overlay>
    </Ark.Root>
  );
}

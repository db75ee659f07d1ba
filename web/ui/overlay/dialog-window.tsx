import { Dialog as Ark } from '@ark-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { CloseByBack } from './close-by-back.tsx';
import styles from './dialog.module.css';
import { Overlay } from './overlay-container.tsx';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /**
   * The buttons, with the primary button first in the markup. On screen, the primary button is at the end of the row, on a
   * phone at the top.
   */
  actions?: ReactNode;
  /** The field that gets the focus, for a dialog that asks for input. By default the dialog itself. */
  findFirstField?: () => HTMLElement | null;
  children?: ReactNode;
};

/** A dialog; on a phone a bottom sheet. */
export function DialogWindow({ isOpen, onClose, title, closeLabel, actions, findFirstField, children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={(details) => !details.open && onClose()}
      // By default focuses the dialog itself, so that screen readers start at its title and no button shows a focus ring.
      initialFocusEl={() => findFirstField?.() ?? content.current}
      lazyMount
      unmountOnExit
    >
      <Overlay>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={content} className={styles.content}>
            <CloseByBack onClose={onClose} />
            <div className={styles.header}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <Ark.CloseTrigger asChild>
                <IconButton icon="close" label={closeLabel} />
              </Ark.CloseTrigger>
            </div>
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Overlay>
    </Ark.Root>
  );
}

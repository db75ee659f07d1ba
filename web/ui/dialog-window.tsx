import { Dialog as Ark } from '@ark-ui/react/dialog';
import { useRef } from 'react';
import { CloseByBack } from './close-by-back.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { Overlay } from './overlay-container.tsx';

/** On a phone a sheet from below. */
export function DialogWindow({ isOpen, onClose, title, closeLabel, actions, children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={(details) => !details.open && onClose()}
      // The window itself, so that it is read from its title on, and no ring leads the eye to the way out.
      initialFocusEl={() => content.current}
      lazyMount
      unmountOnExit
    >
      <Overlay>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={content} className={styles.content}>
            <CloseByBack onClose={onClose} />
            <header className={styles.header}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <Ark.CloseTrigger asChild>
                <IconButton icon="close" label={closeLabel} />
              </Ark.CloseTrigger>
            </header>
            {children && <div className={styles.body}>{children}</div>}
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Ark.Content>
        </Ark.Positioner>
      </Overlay>
    </Ark.Root>
  );
}

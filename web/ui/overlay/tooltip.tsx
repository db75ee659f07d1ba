import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import { Overlay } from './overlay-container.tsx';
import styles from './tooltip.module.css';

/** Additional text for a control that already has a name; never the only source of information. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Ark.Root openDelay={500} closeDelay={100} positioning={{ placement: 'top', gutter: 6 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Overlay>
        <Ark.Positioner>
          <Ark.Content className={styles.tooltip}>{text}</Ark.Content>
        </Ark.Positioner>
      </Overlay>
    </Ark.Root>
  );
}

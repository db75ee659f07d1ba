import type { ReactNode } from 'react';
import { Later, lazyLater } from './later.tsx';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The buttons, the one that goes on first: it stands at the end, and on top of the others on a phone. */
  actions?: ReactNode;
  children?: ReactNode;
};

const DialogWindow = lazyLater(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** Asks for one thing and holds everything else. */
export const Dialog = (props: DialogProps) => (
  <Later>
    <DialogWindow {...props} />
  </Later>
);

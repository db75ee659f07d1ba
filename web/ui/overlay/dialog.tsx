import type { ReactNode } from 'react';
import { Later, lazyLater } from '../loading/later.tsx';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The buttons, primary first. It is shown last, and on top on a phone. */
  actions?: ReactNode;
  children?: ReactNode;
};

const DialogWindow = lazyLater(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** A modal dialog. */
export const Dialog = (props: DialogProps) => (
  <Later>
    <DialogWindow {...props} />
  </Later>
);

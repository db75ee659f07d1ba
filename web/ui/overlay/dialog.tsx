import { Later, lazyLater } from '../loading/later.tsx';
import type { DialogProps } from './dialog-window.tsx';

const DialogWindow = lazyLater(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** A modal dialog. */
export const Dialog = (props: DialogProps) => (
  <Later>
    <DialogWindow {...props} />
  </Later>
);

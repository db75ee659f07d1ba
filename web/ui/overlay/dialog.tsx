import { Suspense, useState } from 'react';
import { lazyLater } from '../loading/later.tsx';
import type { DialogProps } from './dialog-window.tsx';

const DialogWindow = lazyLater(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** A modal dialog. It is mounted when it is opened for the first time. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { ErrorNote } from './error-note.tsx';

interface ConfirmDialogProps {
  /** If undefined, the dialog is open while it is mounted. */
  isOpen?: boolean;
  onClose: () => void;
  title: string;
  action: {
    label: string;
    isDanger?: boolean;
    onPress: () => void;
    /**
     * The mutation of the confirm button. The button is busy while the mutation is pending, and errors are shown in the
     * dialog.
     */
    work?: { isPending: boolean; error: unknown };
  };
  /** For dialogs in which “Cancel” would be unclear. */
  cancelLabel?: string;
  children: ReactNode;
}

/** Asks for confirmation, or for a choice, before an action. */
export function ConfirmDialog({ isOpen = true, onClose, title, action, cancelLabel, children }: ConfirmDialogProps) {
  const { t } = useLingui();
  const { label, isDanger = false, onPress, work } = action;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={work?.isPending ?? false} onClick={() => onPress()}>
            {label}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {cancelLabel ?? t`Cancel`}
          </Button>
        </>
      }
    >
      {children}
      <ErrorNote error={work?.error} />
    </Dialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorNote } from './error-note.tsx';

interface ConfirmDialogProps {
  /** Without it the dialog is open as long as it is there. */
  isOpen?: boolean;
  onClose: () => void;
  title: string;
  action: {
    label: string;
    isDanger?: boolean;
    onPress: () => void;
    /** What pressing sets off: meanwhile the button is busy, and what goes wrong is said inside. */
    work?: { isPending: boolean; error: unknown };
  };
  /** The way back, where “Cancel” would not say it. */
  cancelLabel?: string;
  children: ReactNode;
}

/** Names what will happen, or asks for a choice, before it does. */
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

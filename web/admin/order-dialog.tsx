import { Trans, useLingui } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorNote } from '../platform/error-note.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './order-dialog.module.css';

interface OrderDialogProps<Choice> {
  title: string;
  actionLabel: string;
  order: Pick<UseMutationResult<unknown, Error, Choice>, 'mutate' | 'isPending' | 'error'>;
  /** Undefined while there is nothing to choose. */
  choice: Choice | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for a choice and has it carried out; what goes wrong is said inside, and the choice stays. */
export function OrderDialog<Choice>(props: OrderDialogProps<Choice>) {
  const { title, actionLabel, order, choice, onClose, children } = props;
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      actions={
        <>
          <Button isBusy={order.isPending} onClick={() => choice !== undefined && order.mutate(choice)}>
            {actionLabel}
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {children}
        <ErrorNote error={order.error} />
      </div>
    </Dialog>
  );
}

import { Trans } from '@lingui/react/macro';
import { ErrorNote } from '../platform/error-note.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './save-and-return.module.css';

interface SaveAndReturnProps {
  isDisabled?: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: () => Promise<void>;
}

export function SaveAndReturn({ isDisabled = false, isSaving, error, onSave }: SaveAndReturnProps) {
  return (
    <>
      <ErrorNote error={error} />
      <div className={styles.actions}>
        {/* The error is shown above; the selection stays. */}
        <Button size="large" disabled={isDisabled} isBusy={isSaving} onClick={() => void onSave().catch(() => {})}>
          <Trans>Save and return</Trans>
        </Button>
      </div>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ErrorNote } from '../platform/error-note.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './save-and-return.module.css';

interface SaveAndReturnProps {
  /** By default “Save and return”. */
  label?: string;
  isDisabled?: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: () => Promise<void>;
}

export function SaveAndReturn({ label, isDisabled = false, isSaving, error, onSave }: SaveAndReturnProps) {
  const { t } = useLingui();
  return (
    <>
      <ErrorNote error={error} />
      <div className={styles.actions}>
        {/* Errors are ignored here: the error is shown above the button, and the selection stays. */}
        <Button size="large" disabled={isDisabled} isBusy={isSaving} onClick={() => void onSave().catch(() => {})}>
          {label ?? t`Save and return`}
        </Button>
      </div>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../platform/error-message.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import styles from './save-and-return.module.css';

interface SaveAndReturnProps {
  isDisabled?: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: () => Promise<void>;
}

export function SaveAndReturn({ isDisabled = false, isSaving, error, onSave }: SaveAndReturnProps) {
  const { t } = useLingui();
  return (
    <>
      {error != null && (
        <Note kind="error" isLive>
          {t(errorMessage(error))}
        </Note>
      )}
      <div className={styles.actions}>
        {/* The failure is shown above; what was chosen stays chosen. */}
        <Button size="large" disabled={isDisabled} isBusy={isSaving} onClick={() => void onSave().catch(() => {})}>
          <Trans>Save and return</Trans>
        </Button>
      </div>
    </>
  );
}

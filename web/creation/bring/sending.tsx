import { Trans, useLingui } from '@lingui/react/macro';
import { FailureNote } from '../../billing/failure-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Note } from '../../ui/status/note.tsx';
import { Progress } from '../../ui/status/progress.tsx';
import styles from './file-form.module.css';
import type { useUpload } from './use-upload.ts';

type Upload = ReturnType<typeof useUpload>;

/** A file on its way to the server. */
export function Sending({ upload: { share, cancel }, file }: { upload: Upload; file: File }) {
  const { t, i18n } = useLingui();
  const size = i18n.number(Math.max(0.1, file.size / 1024 ** 2), { maximumFractionDigits: 1 });
  return (
    <div className={styles.file}>
      <span className={styles.kind}>
        <Icon name="book" />
      </span>
      <p>
        <b>{file.name}</b>
        <small>{t`${size} MB`}</small>
      </p>
      <Button variant="plain" size="compact" onClick={cancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Progress label={t`Uploading the file`} value={share} max={1} text={i18n.number(share, { style: 'percent' })} />
    </div>
  );
}

/** Why a file could not be sent. */
export function UploadProblem({ upload: { isTooLarge, error } }: { upload: Upload }) {
  return (
    <>
      {isTooLarge && (
        <Note kind="error" isLive>
          <Trans>That file is larger than 50 MB.</Trans>
        </Note>
      )}
      {error !== null && <FailureNote error={error} />}
    </>
  );
}

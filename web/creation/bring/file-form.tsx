import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useRef, useState } from 'react';
import { fileExtensions } from '../../../domain/creation/import.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Note } from '../../ui/status/note.tsx';
import { Progress } from '../../ui/status/progress.tsx';
import { AsideNote } from '../aside-note.tsx';
import formStyles from '../form.module.css';
import { FormLayout } from '../form-layout.tsx';
import { BringTabs } from './bring-tabs.tsx';
import styles from './file-form.module.css';
import { useUpload } from './use-upload.ts';

/** A file to read: dropped or chosen. Its text is shown before anything is imported. */
export function FileForm() {
  const { t } = useLingui();
  const upload = useUpload();
  return (
    <FormLayout
      name={t`From a file`}
      title={t`Bring a book or another file`}
      aside={
        <AsideNote limit="own-articles">
          <Trans>Only you can read it. A book counts as one text, however long it is.</Trans>
        </AsideNote>
      }
    >
      <div className={formStyles.form}>
        <BringTabs />
        {upload.file === undefined ? (
          <DropZone onChoose={upload.start} />
        ) : (
          <Sending file={upload.file} share={upload.share} onCancel={upload.cancel} />
        )}
        {upload.isTooLarge && (
          <Note kind="error" isLive>
            <Trans>That file is larger than 50 MB.</Trans>
          </Note>
        )}
        {upload.error !== null && <FailureNote error={upload.error} />}
      </div>
    </FormLayout>
  );
}

function DropZone({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onChoose(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the button
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={take}
    >
      <Icon name="upload" />
      <p>
        <strong>
          <Trans>Drop a file here</Trans>
        </strong>
        <span>
          <Trans>
            EPUB, PDF, Word, Markdown, HTML, plain text, subtitles, or sentence pairs as TMX, CSV or TSV, up to 50 MB,
            without copy protection
          </Trans>
        </span>
      </p>
      <Button variant="outline" onClick={() => input.current?.click()}>
        <Trans>Choose a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t`File`}
        accept={fileExtensions.map((extension) => `.${extension}`).join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after a failure.
          target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </div>
  );
}

function Sending({ file, share, onCancel }: { file: File; share: number; onCancel: () => void }) {
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
      <Button variant="plain" size="compact" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Progress label={t`Sending the file`} value={share} max={1} text={i18n.number(share, { style: 'percent' })} />
    </div>
  );
}

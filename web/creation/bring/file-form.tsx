import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useState } from 'react';
import { Icon } from '../../ui/image/icon.tsx';
import { AsideNote } from '../aside-note.tsx';
import formStyles from '../form.module.css';
import { FormLayout } from '../form-layout.tsx';
import { BringTabs } from './bring-tabs.tsx';
import { ChooseFile } from './choose-file.tsx';
import styles from './file-form.module.css';
import { Sending, UploadProblem } from './sending.tsx';
import { useUpload } from './use-upload.ts';

/** The form for a file, which is dropped or chosen. The text of the file is shown before anything is imported. */
export function FileForm() {
  const { t } = useLingui();
  const upload = useUpload();
  return (
    <FormLayout
      name={t`From a file`}
      title={t`Import a book or another file`}
      aside={
        <AsideNote limit="own-articles">
          <Trans>Only you can read it. A book counts as one article of your own, however long it is.</Trans>
        </AsideNote>
      }
    >
      <div className={formStyles.form}>
        <BringTabs />
        {upload.file === undefined ? (
          <DropZone onChoose={upload.start} />
        ) : (
          <Sending upload={upload} file={upload.file} />
        )}
        <UploadProblem upload={upload} />
      </div>
    </FormLayout>
  );
}

function DropZone({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useLingui();
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
      <ChooseFile label={t`File`} onChoose={onChoose}>
        <Trans>Choose a file</Trans>
      </ChooseFile>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../access/queries.ts';
import { languageInSentence } from '../../platform/language-names.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './add-translation.module.css';
import { ChooseFile } from './choose-file.tsx';
import { Sending, UploadProblem } from './sending.tsx';
import { useUpload } from './use-upload.ts';

/** Adds a second file with the same text in the native language of the user. */
export function AddTranslation({ importId }: { importId: string }) {
  const { t, i18n } = useLingui();
  const upload = useUpload(importId);
  const mainLang = useQuery(profileQuery).data?.mainLang ?? 'en';
  const language = languageInSentence(mainLang, i18n.locale);
  return (
    <Card className={styles.offer}>
      <h2>
        <Trans>Do you have it in your language, too?</Trans>
      </h2>
      <p>
        <Trans>
          Import the same text in {language} as a second file. Foxtale puts every sentence next to its translation.
        </Trans>
      </p>
      {upload.file === undefined ? (
        <div>
          <ChooseFile label={t`The same text in your language`} onChoose={upload.start}>
            <Trans>Add translation</Trans>
          </ChooseFile>
        </div>
      ) : (
        <Sending upload={upload} file={upload.file} />
      )}
      <UploadProblem upload={upload} />
    </Card>
  );
}

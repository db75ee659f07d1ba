import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../access/queries.ts';
import { saveVocabulary } from '../../access/save-vocabulary.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { ButtonRow } from '../../ui/layout/list-row.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { vocabularyQuery } from '../fit/fit-queries.ts';

/** Deletes the level and the estimate. Words, reviews and reading history are kept. Not shown without a placement. */
export function ResetPlacementRow() {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const language = useQuery(profileQuery).data?.learningLang;
  const vocabulary = useQuery({ ...vocabularyQuery(language ?? 'en'), enabled: language != null }).data;
  const resetting = useMutation(saveVocabulary(useQueryClient()));

  async function reset() {
    if (language == null) return;
    await resetting.mutateAsync({ language, reset: true });
    setIsAsking(false);
    toaster.show({ kind: 'success', title: t`Your placement has been reset` });
  }
  if (vocabulary?.isPlaced !== true) return null;
  return (
    <>
      <ButtonRow
        label={t`Reset placement`}
        hint={t`Your words and reviews stay`}
        icon="refresh"
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Reset your placement?`}
        action={{ label: t`Reset`, onPress: () => void reset().catch(() => {}), work: resetting }}
      >
        <p>{t`Foxy forgets your level and the estimate of your vocabulary. You can find your level again at any time.`}</p>
      </ConfirmDialog>
    </>
  );
}

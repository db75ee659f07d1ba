import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { Reading } from '../../../domain/reader/reading.ts';
import { FailureNote } from '../../billing/failure-note.tsx';
import { writerQuery } from '../../library/queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import styles from './own-article-end.module.css';
import { nextChapter, outcomeQuery } from './own-article-queries.ts';

interface OwnArticleEndProps {
  reading: Pick<Reading, 'articleId' | 'ownVisibility' | 'nextPart'>;
  language: Language;
}

/** The end of an article that Foxy wrote for this reader: how it fits the request, and a button for the next chapter. */
export function OwnArticleEnd({ reading, language }: OwnArticleEndProps) {
  const outcome = useQuery(outcomeQuery(reading.articleId)).data;
  const isModel = useQuery(writerQuery).data === 'model';
  return (
    <div className={styles.own}>
      {isModel && reading.nextPart === null && <NextChapter reading={reading} />}
      {outcome && <OutcomeLine outcome={outcome} language={language} />}
    </div>
  );
}

/** The id of the chapter is created once, so that pressing the button again does not create a second chapter. */
function NextChapter({ reading: { articleId, ownVisibility } }: Pick<OwnArticleEndProps, 'reading'>) {
  const { t } = useLingui();
  const [chapterId] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const asking = useMutation(nextChapter);
  const start = () =>
    asking.mutate(
      { articleId: chapterId, request: { way: 'chapter', after: articleId, visibility: ownVisibility ?? 'private' } },
      {
        onSuccess: (creation) =>
          navigate({ to: '/article-generating/$articleId', params: { articleId: creation.articleId } }),
      },
    );
  return (
    <>
      <Button size="large" isBusy={asking.isPending} onClick={start}>
        {t`Next chapter`}
      </Button>
      <p className={styles.hint}>
        <Trans>Foxy continues with the same characters and the words you saved here.</Trans>
      </p>
      {asking.isError && <FailureNote error={asking.error} />}
    </>
  );
}

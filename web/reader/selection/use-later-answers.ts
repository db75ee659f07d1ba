import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Selection } from '../../../domain/reader/definition/definition.ts';
import type { Question } from '../../device/outbox.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { listLaterAnswers, markAsSeen, onLaterAnswer } from '../definition/later-answers.ts';
import { highlight } from '../text/highlights.ts';
import { askAbout, type ReadText, rangesOf } from './asked-text.ts';

interface Whose {
  userId: string;
  articleId: string;
}

/** Underlines the words of questions that were asked offline and answered later, until the user opens the answer. */
export function useLaterAnswers({ userId, articleId }: Whose, text: ReadText, looked: Selection | undefined) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [answered, setAnswered] = useState<Question[]>([]);
  // Only the first answer shows a toast.
  const hasTold = useRef(false);
  const reread = useCallback(() => void listLaterAnswers(userId, articleId).then(setAnswered), [userId, articleId]);

  useEffect(() => {
    reread();
    return onLaterAnswer(articleId, () => {
      reread();
      if (!hasTold.current)
        toaster.show({
          kind: 'info',
          title: t`We’ve answered your offline question`,
          text: t`The words you asked about are underlined.`,
        });
      hasTold.current = true;
      void client.invalidateQueries({
        predicate: ({ queryKey, state }) =>
          queryKey[0] === 'definition' && queryKey[1] === articleId && state.status === 'error',
      });
    });
  }, [articleId, reread, client, t]);

  useEffect(() => {
    const asked = JSON.stringify(looked);
    const seen = answered.find(({ selection }) => JSON.stringify(selection) === asked);
    if (seen !== undefined) void markAsSeen(seen).then(reread);
    highlight(
      'answered',
      answered.flatMap(({ selection }) => {
        const words = askAbout(text, selection);
        return words ? rangesOf(words) : [];
      }),
    );
    return () => highlight('answered', []);
  }, [answered, looked, text, reread]);
}

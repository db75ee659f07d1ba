import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Grade, Review, ReviewCard } from '../../../domain/learning/review.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { sendReview } from './end-queries.ts';

type Graded = Extract<Review, { kind: 'grade' }>;

/** The cards one by one. Every grade is sent at once, so that leaving the page loses none. */
export function useRecall(given: readonly ReviewCard[]) {
  const { t } = useLingui();
  const client = useQueryClient();
  // The list is asked for again after every grade. The cards of a round stay the same.
  const [cards] = useState(given);
  const [graded, setGraded] = useState<readonly Graded[]>([]);
  const { mutate } = useMutation({
    mutationFn: sendReview,
    onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === 'words' || name === 'review' }),
  });

  function grade(wordId: string, value: Grade) {
    const review: Graded = {
      kind: 'grade',
      id: crypto.randomUUID(),
      wordId,
      grade: value,
      way: 'recall',
      at: new Date().toISOString(),
    };
    setGraded([...graded, review]);
    mutate(review);
  }

  function undo() {
    const last = graded.at(-1);
    if (last === undefined) return;
    setGraded(graded.slice(0, -1));
    const at = new Date().toISOString();
    mutate({ kind: 'undo', id: crypto.randomUUID(), wordId: last.wordId, undoes: last.id, at });
  }

  return {
    card: cards[graded.length],
    count: cards.length,
    done: graded.length,
    known: graded.filter(({ grade: given }) => given > 1).length,
    grade,
    undo: graded.length > 0 ? undo : undefined,
  };
}

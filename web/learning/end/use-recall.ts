import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Grade, Review, ReviewCard } from '../../../domain/learning/review/review.ts';
import { sessionQuery } from '../../access/queries.ts';
import { useRecordReview } from '../use-record-review.ts';

type Graded = Extract<Review, { kind: 'grade' }>;

/** The cards one by one. Every grade is stored and sent immediately, so that no grade is lost when the user leaves the page. */
export function useRecall(given: readonly ReviewCard[]) {
  const userId = useQuery(sessionQuery).data?.uid ?? '';
  // The list may be refetched during a round, but the cards of the round must not change.
  const [cards] = useState(given);
  const [graded, setGraded] = useState<readonly Graded[]>([]);
  const record = useRecordReview(userId);

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
    record(review);
  }

  function undo() {
    const last = graded.at(-1);
    if (last === undefined) return;
    setGraded(graded.slice(0, -1));
    const at = new Date().toISOString();
    record({ kind: 'undo', id: crypto.randomUUID(), wordId: last.wordId, undoes: last.id, at });
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

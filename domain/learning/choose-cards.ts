import type { ReviewCard } from './review.ts';

interface Choice {
  cards: readonly ReviewCard[];
  /** Cards due before this time are shown: usually the end of the learner's day. */
  until: string;
  newCardsPerDay: number;
  /** New cards that were already shown today. */
  newCardsToday: number;
}

/** Due cards, the most overdue first, then new cards in the order they were saved, up to the daily limit. */
export function chooseCards({ cards, until, newCardsPerDay, newCardsToday }: Choice): ReviewCard[] {
  const open = cards.filter(({ word }) => word.isInReview && !word.isSuspended && !word.isSetAside);
  const due = open
    .flatMap((card) =>
      card.memory !== null && isBefore(card.memory.dueAt, until) ? [{ card, at: card.memory.dueAt }] : [],
    )
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ card }) => card);
  const fresh = open
    .filter(({ memory, word }) => memory === null && word.state === 'unreviewed')
    .sort((a, b) => Date.parse(a.word.savedAt) - Date.parse(b.word.savedAt));
  return [...due, ...fresh.slice(0, Math.max(0, newCardsPerDay - newCardsToday))];
}

const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b);

const lapsesUntilSetAside = 8;

/** A word that was failed this often is set aside until the learner takes it up again. */
export const isTooHard = ({ lapses }: { lapses: number }) => lapses >= lapsesUntilSetAside;

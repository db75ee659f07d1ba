import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { matchAnswer } from '../../../domain/learning/review/match-answer.ts';
import type { Grade, ReviewQueue } from '../../../domain/learning/review/review.ts';
import { useRecordReview } from '../use-record-review.ts';
import { findAgain, keepAgain } from './kept-again.ts';
import { createSentencePlayer } from './play-sentence.ts';
import {
  correctMeaning,
  gradeCard,
  isPractice,
  listUnpractised,
  skipCard,
  startSession,
  undoGrade,
} from './session.ts';
import { type Answered, suggestGrade } from './suggest-grade.ts';

/** A session of reviews: the card, its answer, grades and undo. Continues the practice of an interrupted session. */
export function useReview(queue: ReviewQueue, userId: string, language: Language) {
  const [session, setSession] = useState(() => startSession(queue, findAgain(userId, language, Date.now())));
  const [answered, setAnswered] = useState<Answered>();
  const [hasAudioFailed, setHasAudioFailed] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const record = useRecordReview(userId);
  const player = useRef<ReturnType<typeof createSentencePlayer>>(undefined);
  const card = session.waiting[0];

  useEffect(() => () => player.current?.leave(), []);
  useEffect(() => keepAgain(userId, language, listUnpractised(session)), [userId, language, session]);

  async function play() {
    if (!card?.audioUrl) return;
    player.current ??= createSentencePlayer();
    setHasAudioFailed(!(await player.current.play(card.audioUrl)));
  }

  function show(typed: string) {
    if (card === undefined || answered !== undefined) return;
    const text = typed.trim();
    setAnswered(text === '' ? { way: 'reveal' } : { way: 'type', typed: text, match: matchAnswer(text, card.word) });
    void play();
  }

  function grade(value: Grade) {
    if (card === undefined || answered === undefined) return;
    const answer = { ...stamp(), grade: value, way: answered.way };
    const { session: after, review } = gradeCard(session, answer);
    setSession(after);
    leaveCard();
    if (review) record(review);
  }

  function undo() {
    const undone = undoGrade(session, stamp());
    if (undone === undefined) return;
    setSession(undone.session);
    leaveCard();
    if (undone.review) record(undone.review);
  }

  function skip() {
    setSession(skipCard(session));
    leaveCard();
  }

  function leaveCard() {
    player.current?.stop();
    setAnswered(undefined);
    setHasAudioFailed(false);
    setIsEditing(false);
  }

  return {
    session,
    card,
    answered,
    isPractice: isPractice(session),
    suggested: answered && suggestGrade(answered, isPractice(session)),
    canUndo: session.steps.length > 0,
    hasAudioFailed,
    isEditing,
    setIsEditing,
    correctMeaning: (wordId: string, meaning: string) =>
      setSession((current) => correctMeaning(current, wordId, meaning)),
    show,
    grade,
    undo,
    skip,
    play: () => void play(),
  };
}

export type ReviewState = ReturnType<typeof useReview>;

const stamp = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });

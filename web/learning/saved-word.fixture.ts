import type { ReviewCard } from '../../domain/learning/review/review.ts';
import type { ListedWord, SavedWord } from '../../domain/learning/saved-word.ts';

/** A saved word for tests: Spanish “parpadear” (to blink), with the given changes. */
export const aWord = (changes: Partial<ListedWord> = {}): ListedWord => ({
  id: crypto.randomUUID(),
  language: 'es',
  base: 'parpadear',
  partOfSpeech: 'verb',
  form: 'parpadeó',
  sentence: 'La lámpara automática parpadeó y se apagó.',
  ranges: [[22, 30]],
  translation: 'The automatic lamp flickered and went out.',
  meaning: 'to flicker, to blink',
  gender: null,
  articleId: null,
  articleTitle: 'El faro que no quería dormir',
  sentenceNumber: 4,
  level: 'B2',
  state: 'unreviewed',
  isInReview: true,
  isSuspended: false,
  isSetAside: false,
  dueAt: null,
  savedAt: '2026-05-01T10:00:00.000Z',
  audioUrl: null,
  ...changes,
});

export const aCard = (changes: Partial<SavedWord> = {}): ReviewCard => ({
  word: aWord(changes),
  memory: null,
  audioUrl: null,
});

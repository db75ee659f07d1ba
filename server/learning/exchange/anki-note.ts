import { createHash } from 'node:crypto';
import type { WordInTable } from '../../../domain/learning/import/word-table.ts';
import { makeGap } from '../../../domain/learning/review/make-gap.ts';
import type { Grade } from '../../../domain/learning/review/review.ts';

export interface AnkiNote {
  /** When a deck is imported again, Anki updates the note with the same guid. */
  guid: string;
  fields: Record<(typeof noteFields)[number], string>;
  isSuspended: boolean;
  /** Null for a word that was never reviewed, or that is no longer scheduled. */
  schedule: AnkiSchedule | null;
}

export interface AnkiSchedule {
  dueAt: Date;
  stability: number;
  difficulty: number;
  lapses: number;
  /** Oldest first. */
  reviews: { at: Date; grade: Grade }[];
}

export const noteFields = ['Word', 'Gap', 'Sentence', 'Meaning', 'Translation', 'Audio'] as const;

type Source = Pick<WordInTable, 'word' | 'meaning' | 'sentence' | 'ranges' | 'translation' | 'isSuspended'> & {
  id: string;
  dueAt: string | null;
  stability: number | null;
  difficulty: number | null;
  lapses: number;
  reviews: { at: string; grade: Grade }[];
};

export const toAnkiNote = (word: Source, audioFile: string | undefined): AnkiNote => ({
  guid: createHash('sha256').update(`foxtale ${word.id}`).digest('base64url').slice(0, 16),
  fields: {
    Word: escapeHtml(word.word),
    Gap: mark(word, () => '<span class="gap">[…]</span>'),
    Sentence: mark(word, (text) => `<b>${text}</b>`),
    Meaning: escapeHtml(word.meaning),
    Translation: escapeHtml(word.translation ?? ''),
    Audio: audioFile === undefined ? '' : `[sound:${audioFile}]`,
  },
  isSuspended: word.isSuspended,
  schedule: toSchedule(word),
});

function toSchedule({ dueAt, stability, difficulty, lapses, reviews }: Source): AnkiSchedule | null {
  if (dueAt === null || stability === null || difficulty === null) return null;
  return {
    dueAt: new Date(dueAt),
    stability,
    difficulty,
    lapses,
    reviews: reviews.map(({ at, grade }) => ({ at: new Date(at), grade })),
  };
}

const mark = (word: Source, replace: (text: string) => string) =>
  makeGap(word)
    .map(({ text, isGap }) => (isGap ? replace(escapeHtml(text)) : escapeHtml(text)))
    .join('');

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Without a sentence, the card shows the meaning as the question. */
export const questionTemplate =
  '{{#Gap}}<p class="sentence">{{Gap}}</p><p>{{Translation}}</p>{{/Gap}}{{^Gap}}<p class="sentence">{{Meaning}}</p>{{/Gap}}';

export const answerTemplate =
  '{{#Sentence}}<p class="sentence">{{Sentence}}</p>{{/Sentence}}<hr id="answer"><p><b>{{Word}}</b> · {{Meaning}}</p><p>{{Translation}}</p>{{Audio}}';

export const cardStyle =
  '.card { font: 20px/1.5 sans-serif; text-align: center; } .sentence { font-size: 26px; } .gap { color: #b1237a; }';

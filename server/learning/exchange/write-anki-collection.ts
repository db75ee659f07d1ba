import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Language, languages } from '../../../domain/language.ts';
import {
  type AnkiNote,
  type AnkiSchedule,
  answerTemplate,
  cardStyle,
  noteFields,
  questionTemplate,
} from './anki-note.ts';
import { ankiSchema, collectionSettings, deckSettings, describeDeck } from './anki-schema.ts';

interface Deck {
  language: Language;
  name: string;
  notes: readonly AnkiNote[];
  at: Date;
}

/** The ids are the same in every export, so that importing a later export updates the note type and the deck. */
const noteTypeId = 1_763_200_000_000;
const deckIdOf = (language: Language) => noteTypeId + 1 + languages.indexOf(language);

/**
 * The SQLite file of a deck package. It has the schedule and the log of reviews, which Anki imports if the user chooses so.
 */
export function writeAnkiCollection(deck: Deck): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-anki-'));
  try {
    const path = join(folder, 'collection.anki2');
    const database = new DatabaseSync(path);
    database.exec('pragma journal_mode = off; begin');
    database.exec(ankiSchema);
    addCollection(database, deck);
    addNotes(database, deck);
    database.exec('commit');
    database.close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function addCollection(database: DatabaseSync, { language, name, at }: Deck) {
  const [seconds, id] = [secondsOf(at), deckIdOf(language)];
  const decks = {
    1: describeDeck({ id: 1, name: 'Default', at: seconds }),
    [id]: describeDeck({ id, name, at: seconds }),
  };
  const json = [collectionSettings, { [noteTypeId]: describeNoteType(id, seconds) }, decks, deckSettings, {}];
  database
    .prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)')
    .run(seconds, at.getTime(), at.getTime(), ...json.map((part) => JSON.stringify(part)));
}

const describeNoteType = (did: number, mod: number) => ({
  id: noteTypeId,
  name: 'Foxtale',
  type: 0,
  mod,
  usn: -1,
  did,
  sortf: 0,
  css: cardStyle,
  latexPre: '',
  latexPost: '',
  tags: [],
  vers: [],
  // Anki creates the card if the field Gap or Meaning of the note is not empty.
  req: [[0, 'any', [noteFields.indexOf('Gap'), noteFields.indexOf('Meaning')]]],
  flds: noteFields.map((field, ord) => ({
    name: field,
    ord,
    font: 'Arial',
    size: 20,
    rtl: false,
    sticky: false,
    media: [],
  })),
  tmpls: [{ name: 'Card', ord: 0, qfmt: questionTemplate, afmt: answerTemplate, bqfmt: '', bafmt: '', did: null }],
});

function addNotes(database: DatabaseSync, { language, notes, at }: Deck) {
  const addNote = database.prepare(`insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')`);
  const addCard = database.prepare(`insert into cards values (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)`);
  const addReview = database.prepare('insert or ignore into revlog values (?, ?, -1, ?, ?, ?, ?, 0, ?)');
  const seconds = secondsOf(at);
  for (const [index, { guid, fields, isSuspended, schedule }] of notes.entries()) {
    // Anki uses timestamps in milliseconds as ids. They must be unique, so each note gets a different millisecond.
    const id = at.getTime() - notes.length + index;
    const values = noteFields.map((field) => fields[field]);
    addNote.run(id, guid, noteTypeId, seconds, values.join('\u001f'), fields.Word, checksumOf(fields.Word));
    const { type, due, interval, ease, reps, lapses, data } = describeCard(schedule, at, index + 1);
    const queue = isSuspended ? suspended : type;
    addCard.run(id, id, deckIdOf(language), seconds, type, queue, due, interval, ease, reps, lapses, data);
    for (const review of listReviews(schedule))
      addReview.run(review.id, id, review.grade, review.interval, review.lastInterval, usualEase, review.type);
  }
}

const dayMs = 86_400_000;
/**
 * Anki's numbers for the type and the queue of a card. `suspended` is only used for the queue: a suspended card keeps
 * its type.
 */
const [fresh, scheduled, suspended] = [0, 2, -1];
/** The ease factor, in tenths of a percent. FSRS ignores it. Anki’s older scheduler uses it as the initial value. */
const usualEase = 2500;

/** The columns of a card that describe its schedule. A new card has its position in the deck instead of a due date. */
function describeCard(schedule: AnkiSchedule | null, at: Date, position: number) {
  if (schedule === null) return { type: fresh, due: position, interval: 0, ease: 0, reps: 0, lapses: 0, data: '' };
  const { dueAt, stability, difficulty, lapses, reviews } = schedule;
  return {
    type: scheduled,
    // In days since the collection was created. The collection is created at `at`.
    due: Math.round((dueAt.getTime() - at.getTime()) / dayMs),
    interval: daysBetween(reviews.at(-1)?.at, dueAt),
    ease: usualEase,
    reps: reviews.length,
    lapses,
    data: JSON.stringify({ s: round(stability), d: round(difficulty) }),
  };
}

/** The rows of the log. Anki uses the time of a review, in milliseconds, as its id. */
function listReviews(schedule: AnkiSchedule | null) {
  const { reviews, dueAt } = schedule ?? { reviews: [], dueAt: undefined };
  return reviews.map(({ at, grade }, index) => ({
    id: at.getTime(),
    grade,
    interval: daysBetween(at, reviews[index + 1]?.at ?? dueAt),
    lastInterval: daysBetween(reviews[index - 1]?.at, at),
    // Anki's types of log entries: 0 is learning (the first review of a card), 1 is review.
    type: index === 0 ? 0 : 1,
  }));
}

const daysBetween = (from: Date | undefined, to: Date | undefined) =>
  from && to ? Math.max(1, Math.round((to.getTime() - from.getTime()) / dayMs)) : 0;

const round = (value: number) => Math.round(value * 1000) / 1000;

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** Anki finds duplicates by the first 32 bits of the SHA-1 hash of the first field. */
const checksumOf = (field: string) => Number.parseInt(createHash('sha1').update(field).digest('hex').slice(0, 8), 16);

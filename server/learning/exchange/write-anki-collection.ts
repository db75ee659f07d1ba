import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Language, languages } from '../../../domain/language.ts';
import { type AnkiNote, answerTemplate, cardStyle, noteFields, questionTemplate } from './anki-note.ts';
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

/** The SQLite file of a deck package. Anki schedules the cards itself, so all cards are new. */
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
  const addCard = database.prepare(`insert into cards values (?, ?, ?, 0, ?, -1, 0, ?, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')`);
  const seconds = secondsOf(at);
  for (const [index, { guid, fields, isSuspended }] of notes.entries()) {
    // Anki uses timestamps in milliseconds as ids. They must be unique, so each note gets a different millisecond.
    const id = at.getTime() - notes.length + index;
    const values = noteFields.map((field) => fields[field]);
    addNote.run(id, guid, noteTypeId, seconds, values.join('\u001f'), fields.Word, checksumOf(fields.Word));
    addCard.run(id, id, deckIdOf(language), seconds, isSuspended ? -1 : 0, index + 1);
  }
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** Anki finds duplicates by the first 32 bits of the SHA-1 hash of the first field. */
const checksumOf = (field: string) => Number.parseInt(createHash('sha1').update(field).digest('hex').slice(0, 8), 16);

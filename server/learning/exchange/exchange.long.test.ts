import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import type { ImportResult } from '../../../domain/learning/import/import-words.ts';
import type { Review } from '../../../domain/learning/review/review.ts';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import { call } from '../../../tests/support/call.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { breadId, listWords, places, saveWord } from '../../../tests/support/save-words.ts';
import { startApiServer } from '../../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';

const server = startOnce(startApiServer);
const dayMs = 86_400_000;
let learner: Person;

beforeEach(async () => {
  learner = await createPerson(server.services, 'learner');
});

test('a CSV file keeps every word and its state for another account, and can be imported twice', async () => {
  await saveWord(server, learner, { place: places.duermes, as: 'lookup' });
  const known = await saveWord(server, learner, { place: places.trabajo, as: 'known' });
  const { id } = await saveWord(server, learner, { place: places.levadura });
  await server.services.db.query`update saved_words set created_at = '2026-01-01' where id = ${id}`;
  await review(id, [30, 20, 9]);
  const change = { meaning: '=1+1, "quoted"\n', isSuspended: true };
  await call(server, { method: 'PATCH', path: `/learning/words/${known.id}`, token: learner.token, body: change });
  const file = await exportCsv(learner);
  const other = await createPerson(server.services, 'learner');
  expect(await importFile('table', file, other)).toEqual({ added: 3, kept: 0, skipped: 0 });
  const [before, after] = [await listWords(server, learner), await listWords(server, other)];
  expect(after.words.map(comparable)).toEqual(before.words.map(comparable));
  expect(after.counts).toEqual(before.counts);
  expect(await exportCsv(other)).toBe(file);
  expect(await importFile('table', file, other)).toEqual({ added: 0, kept: 3, skipped: 0 });
  expect(await importFile('table', file)).toEqual({ added: 0, kept: 3, skipped: 0 });
  expect(await exportCsv(learner)).toBe(file);
});

test('a file that is sent twice at once adds its words and reviews once', async () => {
  const file = 'word,part_of_speech,reviews\nharina,noun,2026-01-02T08:00:00.000Z=3 2026-01-05T08:00:00.000Z=3\n';
  await importFile('table', file.replace(/2026.*/, ''));
  await Promise.all([1, 2, 3].map(() => importFile('table', file)));
  const [{ count } = { count: 0 }] = await server.services.db.query<{ count: number }>`
    select count(*)::int as count from reviews r join saved_words s on s.id = r.word_id where s.user_id = ${learner.id}`;
  expect(count).toBe(2);
});

test('an import brings a deleted word back with its reviews', async () => {
  const { id } = await saveWord(server, learner, { place: places.levadura });
  await server.services.db.query`update saved_words set created_at = '2026-01-01' where id = ${id}`;
  await review(id, [30, 20, 9]);
  const body = { ids: [id], change: 'delete' };
  await call(server, { method: 'POST', path: '/learning/words/changes', token: learner.token, body });
  expect((await listWords(server, learner)).words).toEqual([]);
  const file = 'word,part_of_speech,meaning,reviews\nlevadura,noun,leaven,2026-01-02T08:00:00.000Z=3\n';
  expect(await importFile('table', file)).toEqual({ added: 1, kept: 0, skipped: 0 });
  expect((await listWords(server, learner)).words).toMatchObject([{ id, meaning: 'leaven', articleId: null }]);
  const [word] = await server.services.db.query`select review_count as count from saved_words where id = ${id}`;
  expect(word).toEqual({ count: 4 });
});

test('a file with too many words is refused, and of a word only the first thousand grades count', async () => {
  for (const [kind, file] of [
    ['known', 'gato\n'.repeat(20_001)],
    ['table', `word,part_of_speech,reviews\n${'gato,noun,\n'.repeat(20_001)}`],
    ['table', `term,hint\n${'gato,cat\n'.repeat(20_001)}`],
  ]) {
    const body = { language: 'es', kind, file };
    expect(
      await call(server, { method: 'POST', path: '/learning/words/import', token: learner.token, body }),
    ).toMatchObject({ status: 400, code: 'invalid-input' });
  }
  const grades = Array.from({ length: 1200 }, (_, hour) => `${new Date(Date.UTC(2026, 0, 1, hour)).toISOString()}=3`);
  await importFile('table', `word,part_of_speech,reviews\nharina,noun,${grades.join(' ')}`);
  await importFile('table', `word,part_of_speech,reviews\nharina,noun,${grades.slice(1000).join(' ')}`);
  const [word] = await server.services.db.query`
    select review_count as count from saved_words where user_id = ${learner.id}`;
  expect(word).toEqual({ count: 1000 });
});

test('the words of a list of known words are marked as known, also those that are already saved', async () => {
  await saveWord(server, learner, { place: places.levadura });
  expect(await importFile('known', 'levadura\nduermes\n\n42\n')).toEqual({ added: 1, kept: 1, skipped: 1 });
  expect((await listWords(server, learner, '&order=alphabetical')).words).toMatchObject([
    { base: 'dormir', state: 'learned', isInReview: false, meaning: 'sleep' },
    { base: 'levadura', state: 'learned' },
  ]);
});

test('a word without a form is searched in the sentence as it is written', async () => {
  const file = 'word,part_of_speech,sentence,reviews\nharina,noun,Con harina,\nhola,interjection,abc,\n';
  expect(await importFile('table', file)).toEqual({ added: 2, kept: 0, skipped: 0 });
  expect((await listWords(server, learner, '&order=alphabetical')).words).toMatchObject([
    { base: 'harina', form: 'harina', sentence: 'Con harina' },
    { base: 'hola', form: 'hola', sentence: '' },
  ]);
});

test('cells that the database would refuse do not stop the other words', async () => {
  const rows = [
    'word,part_of_speech,form,meaning,saved_at,gender,reviews',
    `harina,noun,harina,${'x'.repeat(299)}😀,+012345-01-01T00:00:00Z,f,+012345-01-01T00:00:00Z=3`,
    `gato,noun,gato,cat\ud83d,-000001-01-01T00:00:00Z,${'m'.repeat(5000)},`,
    `perro,,${'perro '.repeat(1000)},dog,,,`,
  ];
  expect(await importFile('table', rows.join('\n'))).toEqual({ added: 2, kept: 0, skipped: 1 });
  expect((await listWords(server, learner, '&order=alphabetical')).words).toMatchObject([
    { base: 'gato', meaning: 'cat\ufffd' },
    { base: 'harina', state: 'unreviewed' },
  ]);
});

test('words of LingQ keep their hint and phrase', async () => {
  const file = 'term,phrase,status,hint\nduermes,"Mientras duermes, sueñas.",1,you sleep\nharina,,4,flour\n';
  expect(await importFile('table', file)).toEqual({ added: 2, kept: 0, skipped: 0 });
  expect((await listWords(server, learner, '&order=alphabetical')).words).toMatchObject([
    {
      base: 'dormir',
      sentence: 'Mientras duermes, sueñas.',
      ranges: [[9, 16]],
      meaning: 'you sleep',
      isInReview: true,
    },
    { base: 'harina', sentence: '', ranges: [], meaning: 'flour', state: 'learned' },
  ]);
});

test('words of Readlang come without column names', async () => {
  expect(await importFile('table', 'levadura\tyeast\tHarina, levadura y agua.\npan\tbread\tEn la panadería.')).toEqual({
    added: 2,
    kept: 0,
    skipped: 0,
  });
  expect((await listWords(server, learner, '&order=alphabetical')).words).toMatchObject([
    { base: 'levadura', ranges: [[8, 16]] },
    { base: 'pan', sentence: '', ranges: [] },
  ]);
});

test('notes of Anki in plain text come without HTML, with the sentence in which the word is marked', async () => {
  const file = [
    '#separator:tab',
    '#html:true',
    '#notetype column:1',
    '#tags column:4',
    'Basic\t<b>levadura</b>[sound:a.mp3]\tyeast&nbsp;<i>(for bread)</i>\tkitchen',
    'Basic\tLos gatos <b>duermen</b> mucho.\tto sleep\t',
    'Basic\t<img src="a.png">\tpicture\t',
  ].join('\n');
  expect(await importFile('table', file)).toEqual({ added: 2, kept: 0, skipped: 1 });
  expect((await listWords(server, learner, '&order=alphabetical')).words).toMatchObject([
    { base: 'dormir', form: 'duermen', meaning: 'to sleep', sentence: 'Los gatos duermen mucho.', ranges: [[10, 17]] },
    { base: 'levadura', meaning: 'yeast (for bread)', sentence: '', isInReview: true },
  ]);
});

test('words of Lute: other languages and ignored words are left out', async () => {
  const file = `language,term,translation,parent,status,tags,pronunciation
Spanish,gato,cat,,1,"animal, noun",GA-toh
Spanish,perro,dog,,W,,
Spanish,nada,nothing,,98,,
German,Hund,dog,,1,,`;
  expect(await importFile('table', file)).toMatchObject({ added: 2 });
  expect((await listWords(server, learner, '&order=alphabetical')).words).toMatchObject([
    { base: 'gato', meaning: 'cat', state: 'unreviewed' },
    { base: 'perro', state: 'learned' },
  ]);
});

test('words of a Kindle come with their sentence, a file that is no vocabulary is refused', async () => {
  expect(await importFile('kindle', createVocabulary().toString('base64'))).toEqual({ added: 1, kept: 0, skipped: 0 });
  expect((await listWords(server, learner)).words).toMatchObject([
    { base: 'dormir', sentence: 'Los gatos duermen mucho.', savedAt: '2023-11-14T22:13:20.000Z' },
  ]);
  const file = Buffer.from('not a database').toString('base64');
  const body = { language: 'es', kind: 'kindle', file };
  expect(
    await call(server, { method: 'POST', path: '/learning/words/import', token: learner.token, body }),
  ).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('a Kindle word with a null character or an impossible time is imported all the same', async () => {
  const change = `update LOOKUPS set usage = 'Los gatos ' || char(0) || 'duermen.', timestamp = 1700000000000000`;
  expect(await importFile('kindle', createVocabulary(change).toString('base64'))).toMatchObject({ added: 1 });
});

test('a vocabulary file with far more rows than a Kindle has is refused before they are joined', async () => {
  const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000)';
  const vocabulary = createVocabulary(`
    delete from WORDS; delete from LOOKUPS;
    ${numbers} insert into WORDS (id, word, lang) select i, 'gato', 'es' from n;
    ${numbers} insert into LOOKUPS (id, word_key) select i, '1' from n`);
  const body = { language: 'es', kind: 'kindle', file: vocabulary.toString('base64') };
  expect(
    await call(server, { method: 'POST', path: '/learning/words/import', token: learner.token, body }),
  ).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('an Anki deck has a note per word with its audio, and the same ids in every export', async () => {
  await saveWord(server, learner, { place: places.levadura });
  await saveWord(server, learner, { place: places.duermes });
  const silent = await exportDeck();
  expect(silent.notes.map(({ flds }) => flds.split('\u001f'))).toEqual([
    [
      'levadura',
      'Mientras duermes, la <span class="gap">[…]</span> hace gratis el trabajo duro.',
      'Mientras duermes, la <b>levadura</b> hace gratis el trabajo duro.',
      'yeast',
      'While you sleep, the yeast does the hard work for free.',
      '',
    ],
    expect.arrayContaining(['dormir']),
  ]);
  await call(server, { path: `/articles/${breadId}/narration/es/sentences/3`, token: learner.token });
  const spoken = await exportDeck();
  expect(spoken.notes.map(({ guid }) => guid)).toEqual(silent.notes.map(({ guid }) => guid));
  const [name] = Object.values(spoken.media);
  expect(spoken.notes[0]?.flds).toContain(`[sound:${name}]`);
  expect(spoken.files['0']?.length).toBeGreaterThan(1000);
  expect(Object.keys(spoken.media)).toHaveLength(1);
});

test('an Anki deck has the schedule and the log of reviewed words, and new cards for the others', async () => {
  const { id } = await saveWord(server, learner, { place: places.levadura });
  await saveWord(server, learner, { place: places.duermes });
  await server.services.db.query`update saved_words set created_at = now() - interval '1 year' where id = ${id}`;
  await review(id, [12, 10, 4]);
  const { cards, log } = await exportDeck();
  const [word] = (await listWords(server, learner)).words.filter((each) => each.id === id);
  const daysUntilDue = (Date.parse(word?.dueAt ?? '') - Date.now()) / dayMs;
  expect(cards).toEqual([
    {
      type: 2,
      queue: 2,
      due: Math.round(daysUntilDue),
      ivl: Math.round(daysUntilDue + 4),
      reps: 3,
      lapses: 0,
      data: expect.any(String),
    },
    { type: 0, queue: 0, due: 2, ivl: 0, reps: 0, lapses: 0, data: '' },
  ]);
  expect(JSON.parse(cards[0]?.data ?? '')).toEqual({ s: expect.any(Number), d: expect.any(Number) });
  expect(log.map(({ ease, lastIvl }) => [ease, lastIvl])).toEqual([
    [3, 0],
    [3, 2],
    [3, 6],
  ]);
});

const comparable = ({ id, articleId, articleTitle, sentenceNumber, ...word }: SavedWord) => word;

async function review(wordId: string, daysAgo: number[]) {
  const reviews = daysAgo.map(
    (days): Review => ({
      kind: 'grade',
      id: randomUUID(),
      wordId,
      grade: 3,
      way: 'reveal',
      at: new Date(Date.now() - days * dayMs).toISOString(),
    }),
  );
  await call(server, { method: 'POST', path: '/learning/reviews', token: learner.token, body: { reviews } });
}

async function exportCsv({ token }: Person) {
  const { text, headers } = await call(server, { path: '/learning/words.csv?language=es', token });
  expect(headers.get('content-disposition')).toBe('attachment; filename="foxtale-words-es.csv"');
  return text;
}

async function importFile(kind: string, file: string, { token } = learner) {
  const body = { language: 'es', kind, file };
  const answer = await call(server, { method: 'POST', path: '/learning/words/import', token, body });
  return answer.body as ImportResult;
}

function createVocabulary(change = '') {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    create table WORDS (id text primary key not null, word text, stem text, lang text, category integer default 0,
      timestamp integer default 0, profileid text);
    create table LOOKUPS (id text primary key not null, word_key text, book_key text, dict_key text, pos text, usage text,
      timestamp integer default 0);
    insert into WORDS values ('es:duermen', 'duermen', 'dormir', 'es', 0, 1700000000000, ''),
      ('de:Hund', 'Hund', 'Hund', 'de', 0, 1700000000000, '');
    insert into LOOKUPS values ('1', 'es:duermen', 'book', '', '', 'Los gatos duermen mucho.', 1700000000000);
    ${change}`);
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-test-'));
  const path = join(folder, 'vocab.db');
  database.exec(`vacuum into '${path}'`);
  database.close();
  const file = readFileSync(path);
  rmSync(folder, { recursive: true });
  return file;
}

async function exportDeck() {
  const response = await fetch(`${server.baseUrl}/api/learning/words.apkg?language=es`, {
    headers: { cookie: `session=${learner.token}` },
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-test-'));
  const path = join(folder, 'collection.anki2');
  writeFileSync(path, files['collection.anki2'] ?? '');
  const database = new DatabaseSync(path);
  const notes = database.prepare('select guid, flds from notes order by id').all() as { guid: string; flds: string }[];
  const cards = database.prepare('select type, queue, due, ivl, reps, lapses, data from cards order by id').all();
  const log = database.prepare('select ease, lastIvl from revlog order by id').all() as {
    ease: number;
    lastIvl: number;
  }[];
  database.close();
  rmSync(folder, { recursive: true });
  return {
    files,
    notes,
    log,
    cards: cards as { data: string }[],
    media: JSON.parse(strFromU8(files.media ?? new Uint8Array())) as Record<string, string>,
  };
}

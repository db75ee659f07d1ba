import { beforeEach, expect, test } from 'vitest';
import { read } from '../../../tests/support/articles/creations.ts';
import { acceptImport, awaitImport, importOf, uploadFile } from '../../../tests/support/articles/imports.ts';
import { makeStory } from '../../../tests/support/articles/make-files.ts';
import { makePdf, setLines, wrap } from '../../../tests/support/articles/make-pdf.ts';
import { createPerson, type Person } from '../../../tests/support/people.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../../tests/support/servers/start-silent-server.ts';
import { mergeProfile } from '../../access/queries.ts';

const server = startOnce(startSilentServer);
let reader: Person;

beforeEach(async () => {
  reader = await createPerson(server.services, 'learner');
  await mergeProfile(server.services, reader, { learningLang: 'es', level: 'A2' });
});

test('a PDF becomes a text of paragraphs', async () => {
  const story = makeStory(40);
  const lines = story.flatMap((paragraph) => wrap(paragraph, 76));
  const pages = [lines.slice(0, 20), lines.slice(20)].map((part, page) => [
    ...setLines(part),
    ...setLines([`- ${page + 1} -`], { x: 290, y: 780, size: 8 }),
  ]);
  const file = makePdf({ pages, title: 'La calle', author: 'Ana Gil' });
  const importId = await uploadFile(server, reader, 'calle.pdf', file);
  expect(await awaitImport(server, reader, importId)).toMatchObject({
    status: 'ready',
    title: 'La calle',
    author: 'Ana Gil',
    language: 'es',
    sentences: 40,
  });
  const done = importOf(await acceptImport(server, reader, importId));
  const articleId = done.status === 'done' ? done.articleId : null;
  const { learning } = await read(server, reader, articleId ?? '');
  expect(learning?.paragraphs.map((sentences) => sentences.join(' '))).toEqual(story);
});

test('a scan and a locked PDF are refused with the reason, and nothing of them is stored', async () => {
  const locked = makePdf({ pages: [setLines(['Una línea.'])], protection: 'password' });
  for (const [failure, file] of Object.entries({ scanned: makePdf({ pages: ['scan'] }), locked })) {
    const importId = await uploadFile(server, reader, 'a.pdf', file);
    expect(await awaitImport(server, reader, importId)).toMatchObject({ status: 'failed', failure });
    expect(await server.services.db.query`select from import_pieces where import_id = ${importId}`).toEqual([]);
    expect((await acceptImport(server, reader, importId)).status).toBe(404);
  }
});

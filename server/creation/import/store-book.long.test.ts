import { expect, test } from 'vitest';
import { acceptImport, awaitBook, awaitImport, importOf, uploadFile } from '../../../tests/support/articles/imports.ts';
import { makeStory } from '../../../tests/support/articles/make-files.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { startOnce } from '../../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../../tests/support/servers/start-silent-server.ts';
import { allJobs } from '../../worker.ts';
import { storeBookJob } from './store-book.job.ts';
import { storeBook } from './store-book.ts';

// On this server, the job `store-book` does nothing: the test itself calls `storeBook`.
const jobs = allJobs.map((job) => (job.name === storeBookJob.name ? { ...job, run: async () => {} } : job));
const server = startOnce(() => startSilentServer({}, jobs));

test('a book whose import was interrupted is completed, and no part is stored twice', async () => {
  const reader = await createPerson(server.services, 'learner');
  const importId = await uploadFile(server, reader, 'novela.txt', Buffer.from(makeStory(1500).join('\n\n')));
  await awaitImport(server, reader, importId);
  const accepted = importOf(await acceptImport(server, reader, importId));
  if (accepted.status !== 'done' || accepted.bookId === null) throw new Error(accepted.status);
  const { bookId } = accepted;
  const countParts = async () =>
    (await server.services.db.query`select from brought_texts where book_id = ${bookId}`).length;
  // Only the first part is stored before the job runs.
  expect(await countParts()).toBe(1);

  const data = { importId, title: 'Un libro', language: 'es' as const };
  const stop = new AbortController();
  const dying = {
    ...server.services,
    newId: () => {
      stop.abort(new Error('The process has ended.'));
      return server.services.newId();
    },
  };
  await expect(storeBook(dying, data, stop.signal)).rejects.toThrow('has ended');
  expect(await countParts()).toBe(2);

  await Promise.all([
    storeBook(server.services, data, AbortSignal.any([])),
    storeBook(server.services, data, AbortSignal.any([])),
  ]);
  const { parts, partCount } = await awaitBook(server, reader, bookId);
  expect(parts.map(({ part }) => part)).toEqual(Array.from({ length: partCount }, (_, index) => index + 1));
  expect(parts.reduce((sum, { sentenceCount }) => sum + sentenceCount, 0)).toBe(1500);
});

import { expect, test } from 'vitest';
import { awaitImport, uploadFile } from '../../../../tests/support/articles/imports.ts';
import { listChapters, makeTranslatedBook } from '../../../../tests/support/articles/make-translated-book.ts';
import { createPerson } from '../../../../tests/support/people.ts';
import { startOnce } from '../../../../tests/support/servers/start-once.ts';
import { startSilentServer } from '../../../../tests/support/servers/start-silent-server.ts';
import { allJobs } from '../../../worker.ts';
import { readImport } from '../read-import.ts';
import { readTranslationJob } from '../read-translation.job.ts';

// On this server, the job `read-translation` does nothing: the test itself calls `readImport`.
const jobs = allJobs.map((job) => (job.name === readTranslationJob.name ? { ...job, run: async () => {} } : job));
const server = startOnce(() => startSilentServer({}, jobs));

test('an import that is killed while two texts are aligned continues, and two runs have the same result', async () => {
  const reader = await createPerson(server.services, 'learner');
  const chapters = listChapters(3);
  const firstId = await uploadFile(server, reader, 'a.epub', makeTranslatedBook(chapters, 'es', 'Uno'));
  await awaitImport(server, reader, firstId);
  const importId = await uploadFile(server, reader, 'b.epub', makeTranslatedBook(chapters, 'en', 'One'), firstId);

  const { lexicon } = server.services;
  const stop = new AbortController();
  const ask: typeof lexicon.ask = (kind, question) => {
    stop.abort(new Error('The process has ended.'));
    return lexicon.ask(kind, question);
  };
  const dying = { ...server.services, lexicon: { ...lexicon, ask } };
  await expect(readImport(dying, importId, stop.signal)).rejects.toThrow('has ended');

  await Promise.all([
    readImport(server.services, importId, AbortSignal.any([])),
    readImport(server.services, importId, AbortSignal.any([])),
  ]);
  expect(await awaitImport(server, reader, importId)).toMatchObject({
    status: 'ready',
    parts: 1,
    translation: { language: 'en' },
  });
});

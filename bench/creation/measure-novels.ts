import { setTimeout as sleep } from 'node:timers/promises';
import type { Book } from '../../domain/library/book.ts';
import { acceptImport, importOf, uploadFile } from '../../tests/support/articles/imports.ts';
import { makeEpub, makeStory } from '../../tests/support/articles/make-files.ts';
import { call } from '../../tests/support/call.ts';
import { until } from '../../tests/support/until.ts';
import { readersKilobytes, serverKilobytes, untilIdle } from '../app/measure-memory.ts';
import { createReader } from '../create-reader.ts';
import { percentile } from '../percentile.ts';
import type { Figure } from '../report.ts';

const novels = 3;
/** The number of the warm-up novel. It must differ from the numbers of the measured novels. */
const warmUp = novels;

interface Place {
  app: { baseUrl: string };
  dataDir: string;
  /** The socket folder of the database. */
  host: string;
}

/**
 * Measures how soon a novel of 1 MB can be read, and how much CPU time and memory its import costs the server. When an import
 * starts, the server is idle and has loaded its lexicon.
 */
export async function measureNovels(place: Place): Promise<Figure[]> {
  const { dataDir } = place;
  // Imports a novel that is not measured, so that the server loads its lexicon.
  await bringNovel(place, warmUp);
  const times: number[] = [];
  const costs: number[] = [];
  for (let novel = 0; novel < novels; novel++) {
    await untilIdle(dataDir);
    const before = serverKilobytes(dataDir);
    const memory = watchMemory(dataDir);
    times.push(await bringNovel(place, novel));
    costs.push(((await memory.stop()) - before) / 1024);
  }
  const name = 'from the end of the upload of a 1 MB EPUB until its first part is read';
  return [
    { name: `${name}, median`, value: percentile(times, 50), unit: 'ms' },
    { name: `${name}, slowest of ${novels}`, value: Math.max(...times), unit: 'ms', goal: { atMost: 3000 } },
    {
      name: `memory that it costs the server, most of ${novels}`,
      value: Math.max(...costs),
      unit: 'MB',
      goal: { atMost: 200 },
    },
  ];
}

/**
 * Does what a user does: uploads a novel, waits until the server has read the file, imports it and opens the first part. Returns
 * the time since the end of the upload.
 */
async function bringNovel({ app, host }: Place, novel: number) {
  const person = await createReader(host);
  const importId = await uploadFile(app, person, 'novela.epub', makeNovel(novel));
  const started = performance.now();
  const read = async () => importOf(await call(app, { path: `/imports/${importId}`, token: person.token }));
  await until(async () => (await read()).status === 'ready', { what: 'the file is read', timeoutMs: 60_000 });
  const accepted = importOf(await acceptImport(app, person, importId));
  if (accepted.status !== 'done' || accepted.bookId === null) throw new Error('The book was not accepted.');
  const { bookId } = accepted;
  const openFirst = async () => {
    const { body } = await call(app, { path: `/books/${bookId}`, token: person.token });
    const first = (body as { book?: Book }).book?.parts[0];
    if (first === undefined) return false;
    return (await call(app, { path: `/articles/${first.articleId}`, token: person.token })).status === 200;
  };
  await until(openFirst, { what: 'the first part is stored', timeoutMs: 60_000 });
  return performance.now() - started;
}

/** An EPUB with 1 MB of text in chapters of four hundred sentences. */
function makeNovel(seed: number) {
  const chapters = Array.from({ length: 44 }, (_, index) => ({
    file: `c${index}.xhtml`,
    title: `Capítulo ${index + 1}`,
    html: makeStory(400, seed * 100_000 + index * 400)
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('\n'),
  }));
  const bytes = chapters.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0);
  if (bytes < 1_000_000) throw new Error(`The novel has only ${bytes} bytes.`);
  return makeEpub({ chapters, title: `Novela ${seed}` });
}

/** Samples the memory of the server and of the processes that read files. */
function watchMemory(dataDir: string) {
  let [isStopped, peak] = [false, 0];
  const watching = (async () => {
    while (!isStopped) {
      peak = Math.max(peak, serverKilobytes(dataDir) + readersKilobytes(dataDir));
      await sleep(100);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return peak;
    },
  };
}

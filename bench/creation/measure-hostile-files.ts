import { awaitImport, uploadFile } from '../../tests/support/articles/imports.ts';
import { makeEpub } from '../../tests/support/articles/make-files.ts';
import { makeBombPdf } from '../../tests/support/articles/make-pdf.ts';
import type { Chance } from '../../tests/support/chance.ts';
import { createReader } from '../create-reader.ts';
import { percentile } from '../percentile.ts';
import { createReaders, listArticles, type Opened } from '../readers/measure-readers.ts';
import { readAlong, type Step } from '../readers/read-along.ts';
import type { Figure } from '../report.ts';

const readerCount = 60;
const seconds = 30;
const senders = 2;

interface Place {
  app: { baseUrl: string };
  /** The socket folder of the database. */
  host: string;
}

/** Measures whether uploads of hostile files, such as decompression bombs, slow down other users. */
export async function measureHostileFiles({ app, host }: Place): Promise<Figure[]> {
  const articles = await listArticles(host);
  const cookies = await createReaders(host, readerCount);
  const read = () =>
    readAlong({ baseUrl: app.baseUrl, cookies, seconds, chooseStep: (chance) => choose(articles, chance) });
  // The first run is a warm-up, because the first requests are slower.
  await read();
  const alone = await read();
  const sending = sendHostile({ app, host });
  const meanwhile = await read();
  const refused = await sending.stop();
  const p95 = (load: typeof alone) =>
    percentile(
      load.map(({ milliseconds }) => milliseconds),
      95,
    );
  const failed = meanwhile.filter(({ failure }) => failure !== undefined).length;
  return [
    {
      name: 'reading while hostile files are sent, p95',
      value: p95(meanwhile),
      floor: p95(alone),
      unit: 'ms',
      goal: { atMost: 1.2 },
    },
    { name: 'requests that failed meanwhile', value: failed, unit: '', goal: { atMost: 0 } },
    { name: 'hostile files refused meanwhile', value: refused, unit: '', goal: { atLeast: 1 } },
  ];
}

function choose(articles: Opened[], chance: Chance): Step {
  const { id, sentences } = chance.pick(articles);
  const body = { sentence: 1 + chance.below(sentences.length), isFinished: false, readAt: new Date().toISOString() };
  return chance.pick<Step>([
    { kind: 'article', path: `/api/articles/${id}` },
    { kind: 'narration', path: `/api/articles/${id}/narration/es` },
    { kind: 'position', path: `/api/articles/${id}/position`, method: 'POST', body },
    { kind: 'position', path: `/api/articles/${id}/position`, method: 'POST', body },
  ]);
}

/** Two users upload hostile files at the same time until `stop` is called. Each user uploads one file after the other. */
function sendHostile({ app, host }: Place) {
  const files = makeHostileFiles();
  let isStopped = false;
  let refused = 0;
  const send = async (first: number) => {
    const person = await createReader(host);
    for (let index = first; !isStopped; index++) {
      const [name, bytes] = files[index % files.length] ?? ['', Buffer.alloc(0)];
      const importId = await uploadFile(app, person, name, bytes);
      const { status } = await awaitImport(app, person, importId);
      if (status !== 'failed') throw new Error(`${name} was not refused.`);
      refused++;
    }
  };
  const all = Promise.all(Array.from({ length: senders }, (_, index) => send(index)));
  return {
    async stop() {
      isStopped = true;
      await all;
      return refused;
    },
  };
}

function makeHostileFiles(): [name: string, bytes: Buffer][] {
  const chapters = [{ file: 'a.xhtml', html: '' }];
  return [
    ['bomb.epub', makeEpub({ chapters, files: { 'OEBPS/a.xhtml': new Uint8Array(30 * 1024 ** 2) } })],
    ['deep.html', Buffer.from(`<html><body>${'<div>'.repeat(200_000)}Aquí.`)],
    ['bomb.pdf', makeBombPdf(1024)],
    ['escape.epub', makeEpub({ chapters, files: { '../../etc/passwd': 'root' } })],
  ];
}

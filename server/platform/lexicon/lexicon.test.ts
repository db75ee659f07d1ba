import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createLexiconService } from './lexicon.ts';

const question = { sentences: [{ es: 'El faro.' }], languages: ['es' as const] };

test('the thread ends when it is idle, and the next question opens another one', async () => {
  const opened: Worker[] = [];
  const remember = (worker: Worker) => opened.push(worker);
  process.on('worker', remember);
  onTestFinished(() => void process.off('worker', remember));
  const lexicon = createLexiconService({ afterBackgroundWork: 0, afterUser: 600_000 });
  onTestFinished(async () => void (await lexicon.stop()));

  const first = await lexicon.ask('words', question);
  await once(opened[0] as Worker, 'exit');
  expect(await lexicon.ask('words', question)).toEqual(first);
  expect(opened).toHaveLength(2);
});

import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createLexiconService } from './lexicon.ts';

const question = { sentences: [{ es: 'El faro.' }], languages: ['es' as const] };

/** The processes of the lexicon that are started during the test. */
function rememberProcesses() {
  const started: ChildProcess[] = [];
  const remember = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    // The channel reports a process before the arguments of the process are set.
    queueMicrotask(() => child.spawnargs?.some((part) => part.endsWith('lexicon-process.ts')) && started.push(child));
  };
  subscribe('child_process', remember);
  onTestFinished(() => void unsubscribe('child_process', remember));
  return started;
}

test('the process ends when it is idle, and the next question starts another one', async () => {
  const started = rememberProcesses();
  const lexicon = createLexiconService({ afterBackgroundWork: 0, afterUser: 600_000 });
  onTestFinished(async () => void (await lexicon.stop()));

  const first = await lexicon.ask('words', question);
  await once(started[0] as ChildProcess, 'exit');
  expect(await lexicon.ask('words', question)).toEqual(first);
  expect(started).toHaveLength(2);
});

test('if the process is killed, open questions fail, and the next question starts another one', async () => {
  const started = rememberProcesses();
  const lexicon = createLexiconService();
  onTestFinished(async () => void (await lexicon.stop()));

  const first = await lexicon.ask('words', question);
  const open = lexicon.ask('words', question);
  started[0]?.kill('SIGKILL');
  await expect(open).rejects.toThrow('The lexicon’s process');
  expect(await lexicon.ask('words', question)).toEqual(first);
});

test('a short question is answered before long questions that were asked earlier', async () => {
  const lexicon = createLexiconService();
  onTestFinished(async () => void (await lexicon.stop()));

  const answered: string[] = [];
  const long = Array.from({ length: 5 }, (_, index) =>
    lexicon.ask('words', question).then(() => answered.push(`long ${index}`)),
  );
  const short = lexicon
    .ask('is-listed', { language: 'es', base: 'faro', partOfSpeech: 'noun' })
    .then(() => answered.push('short'));
  await Promise.all([...long, short]);
  expect(answered.indexOf('short')).toBeLessThan(2);
});

test('a word that readers recognise from English is expected earlier than its frequency says', async () => {
  const lexicon = createLexiconService();
  onTestFinished(async () => void (await lexicon.stop()));

  const sentences = [{ es: 'La nostalgia y la gaviota.' }];
  const { es } = await lexicon.ask('words', { sentences, languages: ['es'] });
  const words = es?.flat().map(({ word }) => word) ?? [];
  const find = (base: string) => words.find((word) => word?.base === base);
  expect(find('nostalgia')?.expectedRank).toBeLessThan((find('nostalgia')?.rank ?? 0) / 2);
  expect(find('gaviota')?.expectedRank).toBe(find('gaviota')?.rank);
});

import { Worker } from 'node:worker_threads';
import type { LexiconQuestions, LexiconReply } from './lexicon-messages.ts';
import { type LexiconVersion, readLexiconVersion } from './lexicon-version.ts';
import { isPrepared } from './prepare-lexicon.ts';

/** The seven-language lexicon, in a thread that starts with the first question. */
export interface LexiconService {
  /** Another one whenever its answers may be others. */
  version: () => Promise<string>;
  ask: <Kind extends keyof LexiconQuestions>(
    kind: Kind,
    question: LexiconQuestions[Kind]['question'],
  ) => Promise<LexiconQuestions[Kind]['answer']>;
  /** Makes what takes seconds before anybody asks; nothing to do where an earlier start has done it. */
  prepare: () => Promise<void>;
  stop: () => Promise<unknown>;
}

const nothing: LexiconQuestions['match']['question'] = { sentences: [], from: 'en', to: 'es' };

export function createLexiconService(): LexiconService {
  let version: Promise<LexiconVersion> | undefined;
  let thread: Promise<Thread> | undefined;
  const readVersion = () => (version ??= readLexiconVersion());
  const openThread = () =>
    (thread ??= readVersion().then(({ content }) =>
      startThread(content, () => {
        thread = undefined;
      }),
    ));

  return {
    version: async () => (await readVersion()).answers,
    // The thread answers with what `answer` of lexicon-thread.ts returns for this kind.
    ask: async (kind, question) => (await openThread()).ask(kind, question) as never,
    prepare: async () => {
      if (isPrepared((await readVersion()).content)) return;
      const preparing = await openThread();
      await preparing.ask('match', nothing);
      // Until somebody asks, its memory is better used elsewhere.
      if (preparing.isIdle()) await preparing.stop();
    },
    stop: async () => (await thread)?.stop(),
  };
}

type Thread = ReturnType<typeof startThread>;
type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

function startThread(version: string, onEnd: () => void) {
  const worker = new Worker(new URL('./lexicon-thread.ts', import.meta.url), { workerData: version });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.unref();
  worker.on('message', (reply: LexiconReply) => {
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('answer' in reply) asker?.resolve(reply.answer);
    else asker?.reject(new Error(`The lexicon failed: ${reply.problem}`));
  });
  worker.on('error', (cause) => endAll(new Error('The lexicon’s thread failed.', { cause })));
  worker.on('exit', () => endAll(new Error('The lexicon’s thread has ended.')));

  function endAll(error: Error) {
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    ask: (kind: keyof LexiconQuestions, question: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, kind, question });
      }),
    isIdle: () => waiting.size === 0,
    stop: () => worker.terminate(),
  };
}

import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

interface QuestionMessage {
  id: number;
  question: unknown;
}
type Reply = { id: number; answer: unknown } | { id: number; problem: string };
type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

interface ThreadOptions extends WorkerOptions {
  /** For error messages: “The lexicon”. */
  name: string;
  onEnd: () => void;
}

export type Thread = ReturnType<typeof startThread>;

/** Starts a worker thread with request/response messages. The process does not wait for it to exit. */
export function startThread(file: URL, { name, onEnd, ...options }: ThreadOptions) {
  const worker = new Worker(file, options);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.unref();
  worker.on('message', (reply: Reply) => {
    const pending = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('answer' in reply) pending?.resolve(reply.answer);
    else pending?.reject(new Error(`${name} failed: ${reply.problem}`));
  });
  worker.on('error', (cause) => endAll(new Error(`${name}: the thread failed.`, { cause })));
  worker.on('exit', () => endAll(new Error(`${name}: the thread has ended.`)));
  let hasEnded = false;

  function endAll(error: Error) {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    ask: (question: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, question } satisfies QuestionMessage);
      }),
    waiting: () => waiting.size,
    stop: () => worker.terminate(),
  };
}

/** Runs inside the thread. Handles one question after the other. */
export function answerQuestions(answer: (question: never) => unknown) {
  let queue: Promise<void> = Promise.resolve();
  parentPort?.on('message', ({ id, question }: QuestionMessage) => {
    queue = queue.then(async () => parentPort?.postMessage(await reply(id, question)));
  });

  async function reply(id: number, question: unknown): Promise<Reply> {
    try {
      return { id, answer: await answer(question as never) };
    } catch (error) {
      return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
}

import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

/** Answers a question that a thread asks while it works. */
type AnswerBack = (question: unknown) => unknown;

/** `back` is the number of a question that the thread asks while it works on question `id`. Its answer has the same number. */
interface Message {
  id: number;
  back?: number;
  question?: unknown;
  answer?: unknown;
  problem?: string;
}
interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  answerBack: AnswerBack | undefined;
}

interface ThreadOptions extends WorkerOptions {
  /** The subject of error messages, for example “The lexicon”. */
  name: string;
  onEnd: () => void;
}

export type Thread = ReturnType<typeof startThread>;

/** A thread that answers questions. The process can exit while the thread is running. */
export function startThread(file: URL, { name, onEnd, ...options }: ThreadOptions) {
  const worker = new Worker(file, options);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.unref();
  worker.on('message', async (message: Message) => {
    const { id, back, question } = message;
    const asker = waiting.get(id);
    if (back !== undefined) {
      const reply = await replyTo(() => asker?.answerBack?.(question));
      worker.postMessage({ id, back, ...reply } satisfies Message);
      return;
    }
    waiting.delete(id);
    if (message.problem === undefined) asker?.resolve(message.answer);
    else asker?.reject(new Error(`${name} failed: ${message.problem}`));
  });
  worker.on('error', (cause) => endAll(new Error(`${name}’s thread failed.`, { cause })));
  worker.on('exit', () => endAll(new Error(`${name}’s thread has ended.`)));
  let hasEnded = false;

  function endAll(error: Error) {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    ask: (question: unknown, answerBack?: AnswerBack) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject, answerBack });
        worker.postMessage({ id: lastId, question } satisfies Message);
      }),
    waiting: () => waiting.size,
    stop: () => worker.terminate(),
  };
}

/** Runs inside the thread. `askBack` sends a question to the main thread, to the code that asked the current question. */
export function answerQuestions(
  answer: (question: never, askBack: (question: unknown) => Promise<unknown>) => unknown,
) {
  const asked = new Map<number, (message: Message) => void>();
  let lastBack = 0;
  parentPort?.on('message', async (message: Message) => {
    const { id, back, question } = message;
    if (back === undefined) {
      const reply = await replyTo(() => answer(question as never, (ask) => askBack(id, ask)));
      parentPort?.postMessage({ id, ...reply } satisfies Message);
      return;
    }
    asked.get(back)?.(message);
    asked.delete(back);
  });

  function askBack(id: number, question: unknown) {
    lastBack += 1;
    const back = lastBack;
    return new Promise<unknown>((resolve, reject) => {
      asked.set(back, (reply) =>
        reply.problem === undefined ? resolve(reply.answer) : reject(new Error(reply.problem)),
      );
      parentPort?.postMessage({ id, back, question } satisfies Message);
    });
  }
}

async function replyTo(work: () => unknown): Promise<Pick<Message, 'answer' | 'problem'>> {
  try {
    return { answer: await work() };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

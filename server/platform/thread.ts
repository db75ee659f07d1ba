import { type ForkOptions, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

/** Answers a question that a thread asks while it works. */
type AnswerBack = (question: unknown) => unknown;

/**
 * `back` is the number of a question that the thread asks while it works on question `id`. The answer to the thread has
 * the same number.
 */
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

interface Helper {
  /** The subject of error messages, for example “The lexicon”. */
  name: string;
  onEnd: () => void;
}

export type Thread = ReturnType<typeof startThread>;

/** A thread that answers questions. It does not keep the process alive. */
export function startThread(file: URL, { name, onEnd, ...options }: Helper & WorkerOptions) {
  const worker = new Worker(file, options);
  const { ask, waiting, receive, endAll } = createAsker({ name, onEnd }, (message) => worker.postMessage(message));
  worker.unref();
  worker.on('message', receive);
  worker.on('error', (cause) => endAll(new Error(`${name}’s thread failed.`, { cause })));
  worker.on('exit', () => endAll(new Error(`${name}’s thread has ended.`)));
  return { ask, waiting, stop: (): Promise<unknown> => worker.terminate() };
}

/**
 * Like `startThread`, but in a child process: when it ends, all its memory returns to the operating system. A thread would leave a
 * part of it in the heap of the process.
 */
export function startProcess(
  file: URL,
  { name, onEnd, args, ...options }: Helper & ForkOptions & { args: readonly string[] },
): Thread {
  const child = fork(fileURLToPath(file), args, { ...options, serialization: 'advanced' });
  const { ask, waiting, receive, endAll } = createAsker({ name, onEnd }, (message) =>
    child.send(message, (cause) => cause && endAll(new Error(`${name}’s process cannot be reached.`, { cause }))),
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    // A process that cannot be started emits no exit event.
    child.once('error', () => resolve());
  });
  child.unref();
  child.channel?.unref();
  child.on('message', receive);
  child.on('error', (cause) => endAll(new Error(`${name}’s process failed.`, { cause })));
  child.on('exit', () => endAll(new Error(`${name}’s process has ended.`)));
  return {
    ask,
    waiting,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Sends questions, and matches the answers to them. */
function createAsker({ name, onEnd }: Helper, send: (message: Message) => void) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let hasEnded = false;

  return {
    ask: (question: unknown, answerBack?: AnswerBack) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject, answerBack });
        send({ id: lastId, question });
      }),
    waiting: () => waiting.size,
    async receive(message: unknown) {
      const { id, back, question, problem, answer } = message as Message;
      const asker = waiting.get(id);
      if (back !== undefined) {
        send({ id, back, ...(await replyTo(() => asker?.answerBack?.(question))) });
        return;
      }
      waiting.delete(id);
      if (problem === undefined) asker?.resolve(answer);
      else asker?.reject(new Error(`${name} failed: ${problem}`));
    },
    endAll(error: Error) {
      if (hasEnded) return;
      hasEnded = true;
      onEnd();
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}

/**
 * Runs inside the thread or the child process. `askBack` sends a question to the code that asked the current question.
 */
export function answerQuestions(
  answer: (question: never, askBack: (question: unknown) => Promise<unknown>) => unknown,
) {
  const asked = new Map<number, (message: Message) => void>();
  let lastBack = 0;
  const send = (message: Message) => (parentPort ? parentPort.postMessage(message) : process.send?.(message));
  (parentPort ?? process).on('message', receive);
  if (!parentPort) liveWithParent();

  async function receive(message: Message) {
    const { id, back, question } = message;
    if (back === undefined) {
      send({ id, ...(await replyTo(() => answer(question as never, (ask) => askBack(id, ask)))) });
      return;
    }
    asked.get(back)?.(message);
    asked.delete(back);
  }

  function askBack(id: number, question: unknown) {
    lastBack += 1;
    const back = lastBack;
    return new Promise<unknown>((resolve, reject) => {
      asked.set(back, (reply) =>
        reply.problem === undefined ? resolve(reply.answer) : reject(new Error(reply.problem)),
      );
      send({ id, back, question });
    });
  }
}

/** Ctrl-C reaches every process of a terminal. The parent may still need answers, so it alone decides when this process ends. */
function liveWithParent() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
}

async function replyTo(work: () => unknown): Promise<Pick<Message, 'answer' | 'problem'>> {
  try {
    return { answer: await work() };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

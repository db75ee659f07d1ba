import { getCompileCacheDir } from 'node:module';
import { AppError } from '../../../domain/app-error.ts';
import { limitParallel } from '../limit-parallel.ts';
import { startProcess, type Thread } from '../thread.ts';
import { compileInProcess } from './compile-in-process.ts';
import type { LexiconQuestions } from './lexicon-messages.ts';
import { type LexiconVersion, readLexiconVersion } from './lexicon-version.ts';
import { isPrepared } from './prepared-file.ts';

/** The lexicon of seven languages, in a child process that starts with the first question and ends when it is idle. */
export interface LexiconService {
  /** A hash that changes whenever an answer of the lexicon may change. */
  version: () => Promise<string>;
  /** A hash that changes whenever the lexicon may list other words for a text. */
  wordsVersion: () => Promise<string>;
  ask: <Kind extends keyof LexiconQuestions>(
    kind: Kind,
    question: LexiconQuestions[Kind]['question'],
  ) => Promise<LexiconQuestions[Kind]['answer']>;
  /** Like `ask`, for requests that a user waits for. Throws an AppError while the cache file is built, which takes a minute. */
  askNow: LexiconService['ask'];
  /** Builds the cache file before the first question, because that takes a minute. Does nothing if the file exists. */
  prepare: () => Promise<void>;
  stop: () => Promise<unknown>;
}

/** Limits the young generation of the V8 heap, in megabytes: with the default limit, the process uses 100 MB more. */
const execArgv = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning'];

/**
 * How long the process stays open after its last question. The process uses 400 MB of memory and needs half a second to
 * start. It stays open for a shorter time after background work, such as indexing a library, and longer after a question of
 * a user, because a user may look up a word every few minutes.
 */
const idleMs = { afterBackgroundWork: 20_000, afterUser: 600_000 };
const backgroundKinds: ReadonlySet<keyof LexiconQuestions> = new Set([
  'words',
  'is-listed',
  'judge-lines',
  'mark',
  'align',
]);

/** Kinds of questions about whole texts. The process gets one of them at a time, so that a definition waits for one at most. */
const longKinds: ReadonlySet<keyof LexiconQuestions> = new Set([
  'words',
  'judge-lines',
  'mark',
  'align',
  'match',
  'explain-all',
]);

export function createLexiconService(idle = idleMs): LexiconService {
  let version: Promise<LexiconVersion> | undefined;
  let opening: Promise<Thread> | undefined;
  let opened: Thread | undefined;
  let closing: NodeJS.Timeout | undefined;
  let closesAt = 0;
  let compiler: ReturnType<typeof compileInProcess> | undefined;
  let isPreparing = false;
  const inTurn = limitParallel(1);
  const readVersion = () => (version ??= readLexiconVersion());

  /** If the compiler fails or cannot write the file, the process compiles the lexicon itself and reports what is wrong. */
  const prepare = async () => {
    const { content } = await readVersion();
    if (isPrepared(content)) return;
    isPreparing = true;
    compiler ??= compileInProcess(content);
    await compiler.ended;
    isPreparing = false;
  };

  const open = () =>
    (opening ??= prepare().then(async () => {
      const own = startProcess(new URL('./lexicon-process.ts', import.meta.url), {
        name: 'The lexicon',
        args: [(await readVersion()).content],
        execArgv,
        // The process needs none of the secrets in the environment.
        env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
        onEnd: () => forget(own),
      });
      opened = own;
      return own;
    }));

  function forget(ended: Thread) {
    if (opened !== ended) return;
    opened = undefined;
    opening = undefined;
  }

  function keepOpen(ms: number) {
    closesAt = Math.max(closesAt, Date.now() + ms);
    clearTimeout(closing);
    closing = setTimeout(closeIfIdle, closesAt - Date.now()).unref();
  }

  /** Does nothing while a question is open: `keepOpen` is called again when this question is answered. */
  function closeIfIdle() {
    if (opened === undefined || opened.waiting() > 0) return;
    const own = opened;
    // The process is forgotten before it has ended, so that the next question opens another process.
    forget(own);
    own.stop();
  }

  // The assertion is safe: `answer` in lexicon-process.ts returns the right type for each kind. Messages between processes
  // are untyped.
  const askProcess: LexiconService['ask'] = async (kind, question) => {
    const own = await open();
    try {
      return (await own.ask({ kind, question })) as never;
    } finally {
      keepOpen(backgroundKinds.has(kind) ? idle.afterBackgroundWork : idle.afterUser);
    }
  };

  const ask: LexiconService['ask'] = (kind, question) =>
    longKinds.has(kind) ? inTurn(() => askProcess(kind, question)) : askProcess(kind, question);

  return {
    version: async () => (await readVersion()).answers,
    wordsVersion: async () => (await readVersion()).words,
    ask,
    askNow: async (kind, question) => {
      if (isPreparing) throw new AppError('lexicon-preparing', { waitSeconds: 3 });
      return ask(kind, question);
    },
    prepare,
    stop: async () => {
      compiler?.stop();
      clearTimeout(closing);
      await (await opening)?.stop();
    },
  };
}

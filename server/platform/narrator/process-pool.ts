import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';

interface PoolOptions<Task> {
  workerFile: string;
  arguments?: string[];
  size: number;
  /** A process that takes longer for it is killed. */
  timeoutMsFor: (task: Task) => number;
  /** A process with nothing to do for as long is ended, until it is needed again. */
  idleMs: number;
}

interface Entry<Task> {
  task: Task;
  /** The lowest is served first, the first come among equals; it may fall while the task waits. */
  rank: () => number;
  attempts: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Worker<Task> {
  child: ChildProcess;
  entry: Entry<Task> | undefined;
  timer: NodeJS.Timeout | undefined;
}

const mostAttempts = 2;

/** Child processes, started when needed. A task whose process hangs or dies is tried once more, on a fresh one. */
export function createProcessPool<Task>(options: PoolOptions<Task>) {
  const waiting: Entry<Task>[] = [];
  const workers = new Set<Worker<Task>>();
  let isStopped = false;

  function serve() {
    while (waiting.length > 0 && !isStopped) {
      const worker = findIdle() ?? startWorker();
      const entry = worker && takeNext();
      if (worker === undefined || entry === undefined) return;
      give(worker, entry);
    }
  }

  function takeNext() {
    const lowest = Math.min(...waiting.map(({ rank }) => rank()));
    const [next] = waiting.splice(
      waiting.findIndex(({ rank }) => rank() === lowest),
      1,
    );
    return next;
  }

  function findIdle() {
    return workers.values().find(({ entry, child }) => entry === undefined && !child.killed);
  }

  function startWorker() {
    if (workers.size >= options.size) return undefined;
    const child = fork(options.workerFile, options.arguments ?? [], {
      execArgv: [],
      // What the server has compiled it need not compile again; a watched one's child would send the names of its files among the answers.
      env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir(), WATCH_REPORT_DEPENDENCIES: undefined },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker: Worker<Task> = { child, entry: undefined, timer: undefined };
    workers.add(worker);
    child.on('message', (result) => finish(worker, result));
    // A process that could not be started never exits.
    child.on('error', () => replace(worker));
    child.on('exit', () => replace(worker));
    return worker;
  }

  function give(worker: Worker<Task>, entry: Entry<Task>) {
    clearTimeout(worker.timer);
    worker.entry = entry;
    entry.attempts += 1;
    worker.timer = setTimeout(() => worker.child.kill('SIGKILL'), options.timeoutMsFor(entry.task));
    worker.child.send({ task: entry.task }, (error) => error && worker.child.kill('SIGKILL'));
  }

  function finish(worker: Worker<Task>, result: unknown) {
    clearTimeout(worker.timer);
    worker.entry?.resolve(result);
    worker.entry = undefined;
    worker.timer = setTimeout(() => end(worker), options.idleMs).unref();
    serve();
  }

  function end(worker: Worker<Task>) {
    workers.delete(worker);
    if (worker.child.connected) worker.child.disconnect();
  }

  function replace(worker: Worker<Task>) {
    clearTimeout(worker.timer);
    workers.delete(worker);
    const { entry } = worker;
    worker.entry = undefined;
    if (entry !== undefined && entry.attempts < mostAttempts && !isStopped) waiting.unshift(entry);
    else entry?.reject(new Error('The process that was asked has ended.'));
    serve();
  }

  return {
    run(task: Task, rank = () => 0): Promise<unknown> {
      if (isStopped) return Promise.reject(new Error('The processes have been ended.'));
      return new Promise((resolve, reject) => {
        waiting.push({ task, rank, attempts: 0, resolve, reject });
        serve();
      });
    },

    async stop() {
      isStopped = true;
      for (const entry of waiting.splice(0)) entry.reject(new Error('The processes have been ended.'));
      const ended = [...workers].map(({ child }) => once(child, 'exit'));
      for (const { child } of workers) child.kill('SIGKILL');
      await Promise.all(ended);
    },

    /** The ids of the processes that are there just now. */
    pids: () => [...workers].map(({ child }) => child.pid),
  };
}

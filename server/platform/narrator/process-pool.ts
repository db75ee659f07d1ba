import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface PoolOptions {
  workerFile: string;
  arguments?: string[];
  size: number;
  /** What may be asked of one process at a time takes no longer; one that does is killed. */
  taskTimeoutMs: number;
  /** A process with nothing to do for as long is ended, until it is needed again. */
  idleMs: number;
}

interface Entry<Task> {
  task: Task;
  /** The lowest is served first. */
  rank: number;
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
export function createProcessPool<Task>(options: PoolOptions) {
  const waiting: Entry<Task>[] = [];
  const workers = new Set<Worker<Task>>();
  let isStopped = false;

  function serve() {
    while (waiting.length > 0 && !isStopped) {
      const worker = findIdle() ?? startWorker();
      const entry = worker && waiting.shift();
      if (worker === undefined || entry === undefined) return;
      give(worker, entry);
    }
  }

  function findIdle() {
    return workers.values().find(({ entry, child }) => entry === undefined && !child.killed);
  }

  function startWorker() {
    if (workers.size >= options.size) return undefined;
    const child = fork(options.workerFile, options.arguments ?? [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker: Worker<Task> = { child, entry: undefined, timer: undefined };
    workers.add(worker);
    child.on('message', (result) => finish(worker, result));
    child.on('error', () => child.kill('SIGKILL'));
    child.on('exit', () => replace(worker));
    return worker;
  }

  function give(worker: Worker<Task>, entry: Entry<Task>) {
    clearTimeout(worker.timer);
    worker.entry = entry;
    entry.attempts += 1;
    worker.timer = setTimeout(() => worker.child.kill('SIGKILL'), options.taskTimeoutMs);
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
    if (entry !== undefined && entry.attempts < mostAttempts && !isStopped) waiting.unshift(entry);
    else entry?.reject(new Error('The process that was asked has ended.'));
    serve();
  }

  return {
    run(task: Task, rank: number): Promise<unknown> {
      if (isStopped) return Promise.reject(new Error('The processes have been ended.'));
      return new Promise((resolve, reject) => {
        const behind = waiting.findIndex((entry) => entry.rank > rank);
        waiting.splice(behind === -1 ? waiting.length : behind, 0, { task, rank, attempts: 0, resolve, reject });
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

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';

/** Processes of one priority. An operating system lets no process raise its own again, so each keeps the one it has. */
export interface Lane {
  size: number;
  /** It serves no task of a higher rank: an urgent lane is never busy with what can wait. */
  highestRank: number;
  /** For the operating system: 0 is as usual, 19 gives way to everything else. */
  niceness: number;
}

/** On a busy machine a process of low priority waits for all others, already while it starts. */
const lowPriorityPatience = 6;

interface PoolOptions<Task> {
  workerFile: string;
  arguments?: string[];
  /** The first that may serve a task and has a free process does. */
  lanes: Lane[];
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
  lane: Lane;
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
    for (const lane of options.lanes) {
      while (!isStopped) {
        const next = findNext(lane);
        const worker = next && (findIdle(lane) ?? startWorker(lane));
        if (next === undefined || worker === undefined) break;
        waiting.splice(waiting.indexOf(next), 1);
        give(worker, next);
      }
    }
  }

  function findNext({ highestRank }: Lane) {
    const lowest = Math.min(...waiting.map(({ rank }) => rank()));
    return lowest > highestRank ? undefined : waiting.find(({ rank }) => rank() === lowest);
  }

  const workersOf = (lane: Lane) => [...workers].filter((worker) => worker.lane === lane);

  function findIdle(lane: Lane) {
    return workersOf(lane).find(({ entry, child }) => entry === undefined && !child.killed);
  }

  function startWorker(lane: Lane) {
    if (workersOf(lane).length >= lane.size) return undefined;
    const child = fork(options.workerFile, options.arguments ?? [], {
      execArgv: [],
      // What the server has compiled it need not compile again; a watched one's child would send the names of its files among the answers.
      env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir(), WATCH_REPORT_DEPENDENCIES: undefined },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    lowerPriority(child, lane.niceness);
    const worker: Worker<Task> = { lane, child, entry: undefined, timer: undefined };
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
    const patience = worker.lane.niceness > 0 ? lowPriorityPatience : 1;
    worker.timer = setTimeout(() => worker.child.kill('SIGKILL'), patience * options.timeoutMsFor(entry.task));
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

    /** The ids of the processes that are there just now, of one lane or of all. */
    pids: (lane?: Lane) => (lane === undefined ? [...workers] : workersOf(lane)).map(({ child }) => child.pid),
  };
}

/** Before it has threads of its own, which take over the priority of the one that makes them. */
function lowerPriority({ pid }: ChildProcess, niceness: number) {
  if (pid === undefined || niceness === 0) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system has no priorities: then it runs as usual.
  }
}

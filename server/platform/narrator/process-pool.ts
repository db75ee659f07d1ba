import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { lowerPriority } from '../lower-priority.ts';

/**
 * A group of child processes with the same priority. A process cannot raise its own priority again, so it stays in its
 * group.
 */
export interface Lane {
  size: number;
  /**
   * Tasks with a higher rank number (less urgent tasks) do not run in this group of processes. So a group for urgent tasks
   * is never busy with background tasks.
   */
  highestRank: number;
  /**
   * Tasks with a lower rank number (more urgent tasks) do not run in this group of processes. Its processes may be slow, and
   * an urgent task must not wait for them.
   */
  lowestRank?: number;
  /**
   * A task with a lower rank number than this starts no process in this group, but may use a process that is already
   * running. Starting a process would take longer than waiting for a process of the group for urgent tasks.
   */
  startsFromRank?: number;
  /** Nice value: 0 is normal, 19 is the lowest priority. */
  niceness: number;
}

/** The timeout of a process with low priority is longer by this factor: on a busy machine it waits for all other processes. */
const lowPriorityTimeoutFactor = 6;

/**
 * On a busy machine, a process with a lower priority may get almost no CPU time. If it has worked on a task for this long, a
 * free process with a higher priority also works on this task. The first result counts.
 */
const takeOverMs = 3000;

interface PoolOptions<Task> {
  workerFile: string;
  arguments?: string[];
  /** Command-line options of Node.js for the child processes. */
  execArgv?: string[];
  /** Variables that are added to the environment of the child processes. */
  environment?: Record<string, string>;
  /** The groups of child processes. A task runs in the first group that allows its rank and has a free process. */
  lanes: Lane[];
  /**
   * The name of the model or other data that the task loads into its process. Later tasks that need the same data are run in
   * this process if possible.
   */
  loadedBy?: (task: Task) => string | undefined;
  /** A process that takes longer is killed. */
  timeoutMsFor: (task: Task) => number;
  /** Idle processes end after this time. */
  idleMs: number;
}

interface Entry<Task> {
  task: Task;
  /**
   * Waiting tasks run in the order of their rank numbers, the lowest first. Among tasks with the same rank, the oldest runs
   * first. The rank may decrease while the task waits.
   */
  rank: () => number;
  attempts: number;
  isDone: boolean;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Worker<Task> {
  lane: Lane;
  child: ChildProcess;
  entry: Entry<Task> | undefined;
  assignedAt: number;
  timer: NodeJS.Timeout | undefined;
  loaded: string | undefined;
}

const mostAttempts = 2;

/**
 * A pool of child processes, which are started on demand. If a process hangs or dies, its task is tried once more in a
 * new process.
 */
export function createProcessPool<Task>(options: PoolOptions<Task>) {
  const waiting: Entry<Task>[] = [];
  const workers = new Set<Worker<Task>>();
  let isStopped = false;

  function serve() {
    for (const lane of options.lanes) {
      while (!isStopped) {
        const next = findNext(lane);
        const worker = next && (findIdle(lane, next.task) ?? startWorker(lane, next));
        if (next === undefined || worker === undefined) break;
        waiting.splice(waiting.indexOf(next), 1);
        assign(worker, next);
      }
      takeOver(lane);
    }
  }

  /**
   * Called when no waiting task is left for a lane (group of processes with the same priority). A free process of the lane
   * then starts the task of a slow process again (see `takeOverMs`).
   */
  function takeOver(lane: Lane) {
    const slow = [...workers].find(
      (worker) =>
        worker.lane.niceness > lane.niceness &&
        worker.entry !== undefined &&
        !worker.entry.isDone &&
        performance.now() - worker.assignedAt >= takeOverMs &&
        isAllowed(lane, worker.entry) &&
        countWorkersOn(worker.entry) === 1,
    );
    const faster = slow?.entry && findIdle(lane, slow.entry.task);
    if (faster !== undefined && slow?.entry !== undefined) assign(faster, slow.entry);
  }

  const countWorkersOn = (entry: Entry<Task>) => [...workers].filter((worker) => worker.entry === entry).length;

  const isAllowed = ({ lowestRank = 0, highestRank }: Lane, { rank }: Entry<Task>) =>
    rank() >= lowestRank && rank() <= highestRank;

  function findNext(lane: Lane) {
    const allowed = waiting.filter((entry) => isAllowed(lane, entry));
    const lowest = Math.min(...allowed.map(({ rank }) => rank()));
    return allowed.find(({ rank }) => rank() === lowest);
  }

  const workersOf = (lane: Lane) => [...workers].filter((worker) => worker.lane === lane);

  function findIdle(lane: Lane, task: Task) {
    const idle = workersOf(lane).filter(({ entry, child }) => entry === undefined && !child.killed);
    const needed = options.loadedBy?.(task);
    return (
      idle.find(({ loaded }) => loaded === needed) ?? idle.find(({ loaded }) => loaded === undefined) ?? idle.at(0)
    );
  }

  function startWorker(lane: Lane, { rank }: Entry<Task>) {
    if (workersOf(lane).length >= lane.size || rank() < (lane.startsFromRank ?? 0)) return undefined;
    const child = fork(options.workerFile, options.arguments ?? [], {
      execArgv: options.execArgv ?? [],
      // All voice processes share a compile cache. WATCH_REPORT_DEPENDENCIES is unset, because a child under `node
      // --watch` would send its file names as messages.
      env: {
        ...process.env,
        ...options.environment,
        NODE_COMPILE_CACHE: getCompileCacheDir(),
        WATCH_REPORT_DEPENDENCIES: undefined,
      },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker: Worker<Task> = { lane, child, entry: undefined, assignedAt: 0, timer: undefined, loaded: undefined };
    workers.add(worker);
    child.on('message', (result) => finish(worker, result));
    // A process that cannot be started emits no exit event.
    child.on('error', () => replace(worker));
    child.on('exit', () => replace(worker));
    return worker;
  }

  function assign(worker: Worker<Task>, entry: Entry<Task>) {
    clearTimeout(worker.timer);
    worker.entry = entry;
    worker.assignedAt = performance.now();
    // Waits 10 ms longer than `takeOverMs`, because a timer may fire a fraction of a millisecond early.
    if (worker.lane.niceness > 0) setTimeout(serve, takeOverMs + 10).unref();
    worker.loaded = options.loadedBy?.(entry.task) ?? worker.loaded;
    entry.attempts += 1;
    const timeoutFactor = worker.lane.niceness > 0 ? lowPriorityTimeoutFactor : 1;
    worker.timer = setTimeout(() => worker.child.kill('SIGKILL'), timeoutFactor * options.timeoutMsFor(entry.task));
    worker.child.send({ task: entry.task }, (error) => error && worker.child.kill('SIGKILL'));
  }

  function finish(worker: Worker<Task>, result: unknown) {
    clearTimeout(worker.timer);
    // The priority is lowered only now, after a task: on a busy machine, a process with a low priority takes minutes to start.
    // Only the main thread works on tasks, so other threads may keep the normal priority.
    lowerPriority(worker.child, worker.lane.niceness);
    if (worker.entry !== undefined) {
      worker.entry.isDone = true;
      worker.entry.resolve(result);
    }
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
    // Does not try the task again if it is done, or if another process is also working on it and will give the result.
    if (entry !== undefined && !entry.isDone && countWorkersOn(entry) === 0) retry(entry);
    serve();
  }

  function retry(entry: Entry<Task>) {
    if (entry.attempts < mostAttempts && !isStopped) waiting.unshift(entry);
    else entry.reject(new Error('The process ended before it finished the task.'));
  }

  return {
    run(task: Task, rank = () => 0): Promise<unknown> {
      if (isStopped) return Promise.reject(new Error('The process pool has been stopped.'));
      return new Promise((resolve, reject) => {
        waiting.push({ task, rank, attempts: 0, isDone: false, resolve, reject });
        serve();
      });
    },

    async stop() {
      isStopped = true;
      for (const entry of waiting.splice(0)) entry.reject(new Error('The process pool has been stopped.'));
      const ended = [...workers].map(({ child }) => once(child, 'exit'));
      for (const { child } of workers) child.kill('SIGKILL');
      await Promise.all(ended);
    },

    /**
     * Whether the lane (group of processes with the same priority) has a process that has loaded, or is loading, the data
     * for this task.
     */
    isReadyFor(task: Task, lane: Lane) {
      const needed = options.loadedBy?.(task);
      return workersOf(lane).some(({ loaded }) => needed === undefined || loaded === needed);
    },

    /** The ids of the running processes, of one lane (group of processes with the same priority) or of all lanes. */
    pids: (lane?: Lane) => (lane === undefined ? [...workers] : workersOf(lane)).map(({ child }) => child.pid),
  };
}

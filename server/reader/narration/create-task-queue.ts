import { AppError } from '../../../domain/app-error.ts';

const waitSeconds = 10;

interface Limits {
  mostWaiting: number;
  /** One user must not fill the queue for all others. */
  mostPerUser: number;
}

/** Runs one task at a time, in order. Refuses a task if too many are waiting. */
export function createTaskQueue({ mostWaiting, mostPerUser }: Limits) {
  let last: Promise<unknown> = Promise.resolve();
  const waiting: string[] = [];

  return async <Result>(userId: string, task: () => Promise<Result>): Promise<Result> => {
    const own = waiting.filter((id) => id === userId);
    if (waiting.length >= mostWaiting || own.length >= mostPerUser)
      throw new AppError('too-many-requests', { waitSeconds });
    waiting.push(userId);
    const turn = last.then(task).finally(() => waiting.splice(waiting.indexOf(userId), 1));
    last = turn.catch(() => {});
    return turn;
  };
}

import { AppError } from '../../domain/app-error.ts';

const waitSeconds = 10;

/** Runs one task at a time, in order. Refuses a task if too many are waiting. */
export function createLine(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (waiting >= mostWaiting) throw new AppError('too-many-requests', { waitSeconds });
    waiting += 1;
    const turn = last.then(task).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => {});
    return turn;
  };
}

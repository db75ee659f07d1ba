const turns = new Map<string, Promise<unknown>>();

/** Runs tasks with the same name one after another. A task also runs if the previous task has failed. */
export function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const before = turns.get(name) ?? Promise.resolve();
  const turn = before.catch(() => {}).then(task);
  turns.set(name, turn);
  return turn;
}

import { setImmediate } from 'node:timers/promises';

interface Gathering<Found> {
  keys: Set<string>;
  found: Promise<ReadonlyMap<string, Found>>;
}

/**
 * Makes one question of all that is asked within one turn of the event loop. It is asked after the last of them came,
 * so nobody is told what was true before they asked.
 */
export function gather<Found>(find: (keys: string[]) => Promise<ReadonlyMap<string, Found>>) {
  let gathering: Gathering<Found> | undefined;

  return async (key: string): Promise<Found | undefined> => {
    gathering ??= begin();
    const { keys, found } = gathering;
    keys.add(key);
    return (await found).get(key);
  };

  function begin(): Gathering<Found> {
    const keys = new Set<string>();
    const found = setImmediate().then(() => {
      gathering = undefined;
      return find([...keys]);
    });
    return { keys, found };
  }
}

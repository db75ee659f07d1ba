import { setImmediate } from 'node:timers/promises';

interface Batch<Found> {
  keys: Set<string>;
  found: Promise<ReadonlyMap<string, Found>>;
}

/**
 * Batches lookups (DataLoader pattern): combines all calls within one turn of the event loop into one query. The query runs
 * after the last call, so no caller gets a result that is older than its call.
 */
export function batchLookups<Found>(find: (keys: string[]) => Promise<ReadonlyMap<string, Found>>) {
  let batch: Batch<Found> | undefined;

  return async (key: string): Promise<Found | undefined> => {
    batch ??= begin();
    const { keys, found } = batch;
    keys.add(key);
    return (await found).get(key);
  };

  function begin(): Batch<Found> {
    const keys = new Set<string>();
    const found = setImmediate().then(() => {
      batch = undefined;
      return find([...keys]);
    });
    return { keys, found };
  }
}

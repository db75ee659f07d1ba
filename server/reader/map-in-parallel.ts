/** Results in the order of the items, a few at a time; after a failure nothing more is begun. */
export async function mapInParallel<Item, Result>(
  items: Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  let hasFailed = false;
  const takeTurns = async () => {
    for (const [index, item] of rest) {
      if (hasFailed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  // Only when all have stopped is it over: a failure must not leave work behind.
  const ended = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, takeTurns));
  const failure = ended.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  return results;
}

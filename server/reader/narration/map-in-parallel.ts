/** Maps with limited concurrency. Results are in the order of the items. After a failure, no more work is started. */
export async function mapInParallel<Item, Result>(
  items: Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  let hasFailed = false;
  const runNext = async () => {
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
  // Waits until all workers have stopped: after a failure, no work may continue in the background.
  const ended = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, runNext));
  const failure = ended.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  return results;
}

export async function measureMs(work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

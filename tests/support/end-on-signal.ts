const started = new Set<AsyncDisposable>();

/** Has Ctrl-C end this too: servers and databases of a trial have process groups of their own, and would run on. */
export function endOnSignal(what: AsyncDisposable) {
  if (started.size === 0)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endEverything(130));
  started.add(what);
}

/** The last first, as they were built on one another. */
export async function endEverything(exitCode: number) {
  // What is still under way fails for want of it, and has nothing to tell.
  process.on('uncaughtException', () => {});
  for (const what of [...started].reverse())
    await Promise.resolve(what[Symbol.asyncDispose]()).catch((error: unknown) => console.error(error));
  process.exit(exitCode);
}

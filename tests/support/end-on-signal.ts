const started = new Set<AsyncDisposable>();

/** Registers a resource to be disposed on Ctrl-C. Servers and databases have their own process groups and would keep running otherwise. */
export function endOnSignal(what: AsyncDisposable) {
  if (started.size === 0)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endEverything(130));
  started.add(what);
}

/** Disposes in reverse order of creation. */
export async function endEverything(exitCode: number) {
  // Work that is still running fails now; its errors are irrelevant.
  process.on('uncaughtException', () => {});
  for (const what of [...started].reverse())
    await Promise.resolve(what[Symbol.asyncDispose]()).catch((error: unknown) => console.error(error));
  process.exit(exitCode);
}

const started = new Set<AsyncDisposable>();

/**
 * Registers a resource to be disposed on Ctrl-C. Servers and databases have their own process groups, so they would otherwise
 * keep running.
 */
export function endOnSignal(what: AsyncDisposable) {
  if (started.size === 0)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endEverything(130));
  started.add(what);
}

/** Disposes of all resources in reverse order of creation. */
export async function endEverything(exitCode: number) {
  // Ignores errors from now on: work that is still running fails, because its resources are gone.
  process.on('uncaughtException', () => {});
  for (const what of [...started].reverse())
    await Promise.resolve(what[Symbol.asyncDispose]()).catch((error: unknown) => console.error(error));
  process.exit(exitCode);
}

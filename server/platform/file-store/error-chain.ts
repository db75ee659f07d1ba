/** An error and its causes, outermost first. */
export const errorChain = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...errorChain(error.cause)] : [];

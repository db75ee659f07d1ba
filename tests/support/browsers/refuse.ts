/** Creates an error without a stack trace, so that the one-line message stays visible. */
export function refuse(line: string) {
  const error = new Error(line);
  error.stack = line;
  return error;
}

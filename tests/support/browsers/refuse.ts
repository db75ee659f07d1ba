/** Creates an error whose stack trace is replaced by its one-line message, so that only this line is printed. */
export function refuse(line: string) {
  const error = new Error(line);
  error.stack = line;
  return error;
}

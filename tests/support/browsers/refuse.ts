/** An error of one line. A stack would hide what to install. */
export function refuse(line: string) {
  const error = new Error(line);
  error.stack = line;
  return error;
}

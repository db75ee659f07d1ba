/** The server cannot start, and the operator can do something about it. The message is the one line that they see. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** The server cannot start for a reason that the operator can fix. Only the message is printed, as one line. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

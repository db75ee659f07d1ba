/** The server cannot start, for a reason that whoever started it can mend. The message is the one line they see. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

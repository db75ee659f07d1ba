/** format: the provider sends something other than audio, so another request would not help. content: this recording is bad. */
type Flaw = 'format' | 'content';

/** The provider answered successfully, but its audio cannot be used. */
export class UnusableAudio extends Error {
  override readonly name = 'UnusableAudio';
  readonly flaw: Flaw;

  constructor(flaw: Flaw, message: string) {
    super(message);
    this.flaw = flaw;
  }
}

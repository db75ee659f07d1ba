/** format: the provider sends something else than audio, so asking again is no use · content: this recording is bad. */
type Flaw = 'format' | 'content';

/** The provider answered with success, but its audio cannot be used. */
export class UnusableAudio extends Error {
  override readonly name = 'UnusableAudio';
  readonly flaw: Flaw;

  constructor(flaw: Flaw, message: string) {
    super(message);
    this.flaw = flaw;
  }
}

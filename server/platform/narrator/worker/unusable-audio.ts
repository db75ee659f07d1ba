/** `content`: this recording is bad, so a second try may help. `format`: every try would fail, for example if text is sent. */
type Flaw = 'format' | 'content';

/** A provider or a neural voice gave no usable audio. */
export class UnusableAudio extends Error {
  override readonly name = 'UnusableAudio';
  readonly flaw: Flaw;

  constructor(flaw: Flaw, message: string) {
    super(message);
    this.flaw = flaw;
  }
}

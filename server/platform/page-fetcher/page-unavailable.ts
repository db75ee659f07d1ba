type Unavailability =
  | 'unreachable'
  /** The address is not on the public internet, contains credentials, or does not use HTTP or HTTPS at a usual port. */
  | 'address-refused'
  | 'too-large'
  /** Neither HTML nor plain text. */
  | 'not-a-page'
  | 'sign-in-needed'
  /** The site asks programs not to fetch it. */
  | 'robots-refused';

export class PageUnavailable extends Error {
  readonly reason: Unavailability;

  constructor(reason: Unavailability, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

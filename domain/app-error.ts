/** All expected errors. The web app has a message for each of them in seven languages. */
export const errorStatus = {
  'invalid-input': 400,
  'malformed-json': 400,
  'unsigned-event': 400,
  'sign-in-expired': 400,
  'not-signed-in': 401,
  'limit-reached': 402,
  'no-access': 403,
  blocked: 403,
  'sign-in-again': 403,
  'cross-site': 403,
  'not-found': 404,
  'profile-missing': 404,
  'request-timeout': 408,
  'drawer-empty': 409,
  'nothing-fits': 409,
  'no-translator': 409,
  'no-payments': 409,
  'own-rights': 409,
  'last-admin': 409,
  'only-admin': 409,
  'plan-renews': 409,
  'plan-without-end': 409,
  'plan-in-use': 409,
  'free-plan-needed': 409,
  'body-too-large': 413,
  'unknown-host': 421,
  'model-declined': 422,
  'other-language': 422,
  'too-many-requests': 429,
  'too-many-tries': 429,
  'server-error': 500,
  'sign-in-failed': 502,
  'model-answer-unusable': 502,
  'narration-failed': 502,
  unavailable: 503,
  'server-busy': 503,
  'database-away': 503,
  'files-away': 503,
  'lexicon-preparing': 503,
  'sign-in-unavailable': 503,
  'model-unavailable': 503,
  'model-budget-spent': 503,
  'narration-unavailable': 503,
  'payments-unavailable': 503,
  'storage-full': 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatus, code);

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, details?: Record<string, unknown>, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

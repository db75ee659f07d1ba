import { AppError } from '../../../domain/app-error.ts';

interface DescribedError {
  type: string;
  code?: string;
  /** The error code of OAuth, such as invalid_client. */
  oauthError?: string;
  message: string;
  /** Stack trace. */
  at?: string[];
  /** The violated constraint of the database, without values. */
  constraint?: string;
  table?: string;
  status?: number;
  cause?: DescribedError;
}

/** An error for the log, without user input and without the requests and rows that libraries attach. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: messageOf(error) };
  const { code, error: oauthError, constraint, table, statusCode } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: withoutUserInput(error),
    ...(typeof code === 'string' && { code }),
    ...(isOauthCode(oauthError) && { oauthError }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(typeof statusCode === 'number' && { status: statusCode }),
    ...(!(error instanceof AppError) && { at: stackLinesOf(error) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Only the code is logged, because the provider's description may contain the user's name. */
const isOauthCode = (value: unknown): value is string => typeof value === 'string' && /^[a-z_]{1,60}$/.test(value);

/** Also reads the message of a plain object: the job queue reports copies of errors, which are not instances of `Error`. */
function messageOf(thrown: unknown) {
  const { message } = (thrown ?? {}) as { message?: unknown };
  return typeof message === 'string' ? withoutQuotes(message) : '';
}

/** Error messages may repeat user input: in quotes or, in a `RangeError`, after the first colon. */
function withoutUserInput({ name, message }: Error) {
  const cut = name === 'RangeError' ? message.replace(/:.*/s, '') : message;
  return withoutQuotes(cut);
}

export const withoutQuotes = (message: string) =>
  cutLong(message)
    .replace(/["'`“„«‘].*["'`”“»’]/s, '…')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 300);

// Limits the length, because the regular expressions are slow on long input (ReDoS). The added quotation mark closes a
// quotation that was cut off, so that this quotation is also removed.
const cutLong = (message: string) => (message.length > 2000 ? `${message.slice(0, 2000)}"` : message);

const stackLinesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim().slice('at '.length))
    .slice(0, 12);

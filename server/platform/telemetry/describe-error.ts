import { AppError } from '../../../domain/app-error.ts';

interface DescribedError {
  type: string;
  code?: string;
  message: string;
  /** Where it was thrown: our own files and lines. */
  at?: string[];
  /** Of the database: which rule was broken, never by which values. */
  constraint?: string;
  table?: string;
  status?: number;
  cause?: DescribedError;
}

/** An error for the log. What others typed, and what libraries attach of requests and rows, stays out. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const { code, constraint, table, statusCode } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: withoutTyped(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(typeof statusCode === 'number' && { status: statusCode }),
    ...(!(error instanceof AppError) && { at: framesOf(error) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Messages repeat what was typed in quotes, or as the last word of a range that it was out of. */
function withoutTyped({ name, message }: Error) {
  const told = name === 'RangeError' ? message.replace(/:.*/s, '') : message;
  return withoutQuotes(told);
}

export const withoutQuotes = (message: string) =>
  cutLong(message)
    .replace(/["'`“„«‘].*["'`”“»’]/s, '…')
    .replace(/\S+@\S+/g, '…')
    .slice(0, 300);

// What follows would take minutes over a whole page. A quotation that is cut ends with the cut.
const cutLong = (message: string) => (message.length > 2000 ? `${message.slice(0, 2000)}"` : message);

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim().slice('at '.length))
    .slice(0, 12);

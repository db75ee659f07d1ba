import { AppError } from '../../domain/app-error.ts';
import { type Failure, failures } from '../../domain/translation/translation.ts';

/** An end that whoever waits is told of; undefined for what is nobody's fault but ours and may work the next time. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof AppError ? failures.find((failure) => failure === error.code) : undefined;

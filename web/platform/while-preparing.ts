import { isRefusal } from './api.ts';

/**
 * Options of queries and mutations: the request is repeated until the server has prepared its lexicon. After an
 * installation on a slow machine, this takes minutes.
 */
export const whilePreparing = {
  retry: (_count: number, error: Error) => isPreparing(error),
  retryDelay: 3000,
};

/** The error to show while a query or mutation waits until the lexicon is prepared. */
export const findPreparing = ({ status, failureReason }: { status: string; failureReason: Error | null }) =>
  status === 'pending' && isPreparing(failureReason) ? failureReason : null;

export const isPreparing = (error: unknown) => isRefusal(error, 'lexicon-preparing');

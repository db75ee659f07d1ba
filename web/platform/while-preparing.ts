import { isRefusal } from './api.ts';

/** Query options: asks again until the server has prepared its lexicon, which takes minutes after an installation on a slow machine. */
export const whilePreparing = {
  retry: (_count: number, error: Error) => isPreparing(error),
  retryDelay: 3000,
};

export const isPreparing = (error: unknown) => isRefusal(error, 'lexicon-preparing');

import { isRefusal } from './api.ts';

const retryMs = 3000;
const mostRetries = 100;

/** Query options: asks again while the server prepares its lexicon, which takes about a minute after an installation. */
export const whilePreparing = {
  retry: (count: number, error: Error) => isPreparing(error) && count < mostRetries,
  retryDelay: retryMs,
};

export const isPreparing = (error: Error | null) => isRefusal(error, 'lexicon-preparing');

import type { QueryClient } from '@tanstack/react-query';
import { tellWorker } from '../device/worker-messages.ts';
import { isServerHere, onConnection } from '../platform/connection.ts';
import { readAgain } from '../platform/read-again.ts';

/** After a reconnect, or after a slow answer, sends the outbox and refetches failed and outdated queries. Returns a cleanup function. */
export function catchUpWhenBack(client: QueryClient) {
  let wasHere = isServerHere();
  return onConnection(() => {
    const isBack = !wasHere && isServerHere();
    wasHere = isServerHere();
    if (!isBack) return;
    void tellWorker({ kind: 'send-waiting' });
    void readAgain(client, {
      // The profile is not refetched: if its query has failed, the user has no access, and the access pages handle that.
      predicate: ({ queryKey, state, meta }) =>
        queryKey[0] !== 'profile' && (state.status === 'error' || meta?.isLive === true || queryKey[0] === 'home'),
    });
  });
}

import type { QueryClient } from '@tanstack/react-query';
import { tellWorker } from '../device/worker-messages.ts';
import { isOffline, onConnection } from '../platform/connection.ts';

/** Back online, what waits is sent and what failed or may be out of date is asked for again. Returns the end of it. */
export function catchUpWhenBack(client: QueryClient) {
  let wasOffline = isOffline();
  return onConnection(() => {
    const isBack = wasOffline && !isOffline();
    wasOffline = isOffline();
    if (!isBack) return;
    void tellWorker({ kind: 'send-waiting' });
    void client.invalidateQueries({
      // A profile that failed is a flag, and is looked at again by whoever it concerns.
      predicate: ({ queryKey, state, meta }) =>
        queryKey[0] !== 'profile' && (state.status === 'error' || meta?.isLive === true || queryKey[0] === 'home'),
    });
  });
}

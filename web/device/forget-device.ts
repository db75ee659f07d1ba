import { forgetOthers } from './forget.ts';
import { tellWorker } from './worker-messages.ts';

const personal = ['foxtale.place.', 'foxtale.draft.'];

/** For whoever signs out or leaves for good: nothing of theirs stays. It must not keep them from leaving. */
export async function forgetDevice() {
  void tellWorker({ kind: 'forget' });
  forgetPagesOfOthers(undefined);
  await forgetOthers(undefined).catch((error: unknown) => console.warn('Not everything was removed:', error));
}

/** Places and drafts that the pages themselves keep, by the id of their user. */
export function forgetPagesOfOthers(userId: string | undefined) {
  try {
    const keys = Object.keys(localStorage).filter((key) => personal.some((start) => key.startsWith(start)));
    for (const key of keys) if (userId === undefined || !key.includes(userId)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

import { forgetOthers } from './forget.ts';
import { tellWorker } from './worker-messages.ts';

const personal = [
  'foxtale.place.',
  'foxtale.draft.',
  'foxtale.wanted.',
  'foxtale.reading.',
  'foxtale.level.',
  'foxtale.placement.',
  'foxtale.reviews.',
];

/**
 * Deletes all data of the user from this device, at sign-out or account deletion. An error in this function must not stop the
 * sign-out or the deletion.
 */
export async function forgetDevice() {
  void tellWorker({ kind: 'forget' });
  forgetPagesOfOthers(undefined);
  await forgetOthers(undefined).catch((error: unknown) => console.warn('Not everything was removed:', error));
}

/**
 * Deletes what pages have stored in localStorage for other users, or for all users if no id is given. The keys contain the
 * user id.
 */
export function forgetPagesOfOthers(userId: string | undefined) {
  try {
    const keys = Object.keys(localStorage).filter((key) => personal.some((start) => key.startsWith(start)));
    for (const key of keys) if (userId === undefined || !key.includes(userId)) localStorage.removeItem(key);
  } catch {
    // Ignores the error: if storage is disabled, there is nothing to delete.
  }
}

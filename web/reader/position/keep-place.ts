import { beaconPlace, type SavedPlace, savePlace } from '../queries.ts';
import { keepDevicePlace, type Whose } from './device-place.ts';
import type { Place } from './place.ts';

const settleMs = 400;

interface Keeping extends Whose {
  place: Place;
  /** The position on the device, if it was newer than the position on the server when the article was opened. */
  ahead: SavedPlace | undefined;
  onSaved: () => void;
}

/**
 * Saves every change of the position: on the device immediately, on the server after a debounce or when the page is hidden.
 * Returns a cleanup function.
 */
export function keepPlace({ place, readerId, articleId, language, ahead, onSaved }: Keeping) {
  let unsaved = ahead;
  let timer = setTimeout(save, settleMs);

  const stopListening = place.onPosition(() => {
    const sentence = place.position();
    unsaved = { readerId, language, sentence, isFinished: place.isFinished(), readAt: new Date().toISOString() };
    keepDevicePlace({ readerId, articleId, language }, unsaved);
    clearTimeout(timer);
    timer = setTimeout(save, settleMs);
  });

  function claimUnsaved() {
    const claimed = unsaved;
    unsaved = undefined;
    return claimed;
  }

  function save() {
    const claimed = claimUnsaved();
    if (claimed === undefined) return;
    savePlace(articleId, claimed).then(onSaved, () => {
      unsaved ??= claimed;
    });
  }

  function sendAway() {
    const claimed = claimUnsaved();
    if (claimed !== undefined) beaconPlace(articleId, claimed);
  }
  const sendAwayWhenHidden = () => document.visibilityState === 'hidden' && sendAway();
  document.addEventListener('visibilitychange', sendAwayWhenHidden);
  window.addEventListener('pagehide', sendAway);
  window.addEventListener('online', save);

  return () => {
    stopListening();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', sendAwayWhenHidden);
    window.removeEventListener('pagehide', sendAway);
    window.removeEventListener('online', save);
    const claimed = claimUnsaved();
    // If this fails, the device still has the position.
    if (claimed !== undefined) savePlace(articleId, claimed).then(onSaved, () => {});
  };
}

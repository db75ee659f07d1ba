import { keepDevicePlace, type Whose } from './device-place.ts';
import type { Place } from './place.ts';
import { beaconPlace, type SavedPlace, savePlace } from './queries.ts';

const settleMs = 400;

interface Keeping extends Whose {
  place: Place;
  /** What the device knew and the server did not, when the article was opened. */
  ahead: SavedPlace | undefined;
  onSaved: () => void;
}

/** Keeps every step on the device at once and on the server when it has settled, also when the tab dies. Returns the end of it. */
export function keepPlace({ place, readerId, articleId, ahead, onSaved }: Keeping) {
  let unsaved = ahead;
  let timer = setTimeout(save, settleMs);

  const stopListening = place.onStep(() => {
    const sentence = place.current();
    unsaved = { readerId, sentence, isFinished: sentence === place.count, readAt: new Date().toISOString() };
    keepDevicePlace({ readerId, articleId }, unsaved);
    clearTimeout(timer);
    timer = setTimeout(save, settleMs);
  });

  function takeUnsaved() {
    const taken = unsaved;
    unsaved = undefined;
    return taken;
  }

  function save() {
    const taken = takeUnsaved();
    if (taken === undefined) return;
    savePlace(articleId, taken).then(onSaved, () => {
      unsaved ??= taken;
    });
  }

  function sendAway() {
    const taken = takeUnsaved();
    if (taken !== undefined) beaconPlace(articleId, taken);
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
    const taken = takeUnsaved();
    // The device still has the place if this fails.
    if (taken !== undefined) savePlace(articleId, taken).then(onSaved, () => {});
  };
}

import { showPlace } from '../reader/position/show-place.ts';
import { holdEvents } from './held-events.ts';
import { startScripts } from './start-scripts.ts';

// The server puts this script into every page. It runs before all other scripts.
const events = holdEvents();
// A timeout, because the effects of the components add the event listeners first.
document.addEventListener('page-shown', () => setTimeout(events.replay), { once: true });
showPlace();
startScripts(() => {
  events.stop();
  document.querySelector('.scripts-failed')?.removeAttribute('hidden');
});

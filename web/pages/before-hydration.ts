import { showPlace } from '../reader/position/show-place.ts';
import { holdEvents } from './hold-events.ts';
import { startScripts } from './start-scripts.ts';

// The server puts this script into every page. It runs before all other scripts.
const events = holdEvents();
// The timeout lets the effects of the components add their event listeners before the held events are replayed.
document.addEventListener('page-shown', () => setTimeout(events.replay), { once: true });
showPlace();
startScripts(() => {
  events.stop();
  document.querySelector('.scripts-failed')?.removeAttribute('hidden');
});

import { showPlace } from '../reader/position/show-place.ts';
import { holdEvents } from './held-events.ts';
import { startScripts } from './start-scripts.ts';

// The server puts this script into every page. It runs before all others.
const events = holdEvents();
// After the effects of all components, which add the listeners.
document.addEventListener('page-shown', () => setTimeout(events.replay), { once: true });
showPlace();
startScripts(() => {
  events.stop();
  document.querySelector('.scripts-failed')?.removeAttribute('hidden');
});

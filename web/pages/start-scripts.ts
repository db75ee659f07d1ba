import { nextTask } from '../platform/next-task.ts';

/** How long to wait for the first paint. A page in a background tab is not painted, so its scripts load after this time. */
const longestMs = 1000;

/** Fetches the scripts of the page after its first paint, or immediately if the page is not server-rendered. */
export function startScripts(onFailure: () => void) {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-later]');
  // In development, the page has a script element instead of these links.
  if (links.length === 0) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of links) link.rel = link.dataset.later ?? '';
    // Enables only the styles that were held back. Setting the attribute of other styles would restyle the whole page.
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[media]')) style.media = 'all';
    runInTasks([...links].filter(({ rel }) => rel === 'modulepreload')).catch(onFailure);
  };
  if (document.querySelector('#root[data-rendered]') === null) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, longestMs);
}

/** Runs the scripts one after another, each in a task of its own, so that no task is long. The main script is the last one. */
async function runInTasks(scripts: readonly HTMLLinkElement[]) {
  for (const { href } of scripts) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}

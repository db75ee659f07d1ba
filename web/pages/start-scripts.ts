/** A page in a background tab is not painted. Its scripts load after this time. */
const longestMs = 1000;

/** Fetches the scripts of the page after its first paint, or immediately if the page is not server-rendered. */
export function startScripts(onFailure: () => void) {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-later]');
  const main = links[0];
  // In development the page has a script element instead.
  if (main === undefined) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of links) link.rel = link.dataset.later ?? '';
    for (const style of document.querySelectorAll('style')) style.media = 'all';
    import(/* @vite-ignore */ main.href).catch(onFailure);
  };
  if (document.querySelector('#root[data-rendered]') === null) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, longestMs);
}

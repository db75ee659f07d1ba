import type { Page } from 'playwright-core';

/** Scrolls the sentence with these words to the middle of the viewport and returns the position of the words. */
export const findWords = (page: Page, words: string) => page.evaluate(locateWords, words);

/** Runs in the browser, so it can use nothing that is defined outside of it. */
export async function locateWords(words: string) {
  const source = [...document.querySelectorAll('p[data-source]')].find((text) => text.textContent?.includes(words));
  const node = source?.firstChild;
  if (!source || !node) throw new Error(`“${words}” not found.`);
  source.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const range = document.createRange();
  const start = node.textContent?.indexOf(words) ?? 0;
  range.setStart(node, start);
  range.setEnd(node, start + words.length);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}

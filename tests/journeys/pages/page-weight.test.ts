import { expect, test } from 'vitest';
import { weighPages } from '../../../bench/app/page-weight.ts';
import { prepareJourneys } from '../../support/journeys.ts';

const journeys = prepareJourneys();

test('no page exceeds its size budget', async () => {
  const pages = await weighPages();
  expect(pages.length).toBeGreaterThan(10);
  const heavier = pages.filter(
    ({ scriptBytes, styleBytes, budget }) => scriptBytes > budget.scriptBytes || styleBytes > budget.styleBytes,
  );
  expect(heavier).toEqual([]);
  // A page that was not found would have a weight of zero.
  for (const { page, scriptBytes } of pages) expect(scriptBytes, page).toBeGreaterThan(100);
});

test('the session is requested once, in parallel with the scripts', async () => {
  await using window = await journeys.open('learner');
  const asked: string[] = [];
  window.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await window.visit('/search?q=fox');
  await window.arriveAt(/fox/);
  // Counts only requests before the live stream. After hydration, the stream makes the page refetch data that may have changed.
  await expect.poll(() => asked).toContain('/api/live');
  const before = asked.slice(0, asked.indexOf('/api/live'));
  const questions = before.filter((path) => /^\/api\/(session|profile)$/.test(path));
  expect(questions.sort()).toEqual(['/api/profile', '/api/session']);
  const firstAnswer = asked.indexOf('/api/subscription-plans');
  expect(asked.findIndex((path) => /search-page-.*\.js$/.test(path))).toBeLessThan(firstAnswer);
  expect(asked.indexOf('/api/profile')).toBeLessThan(firstAnswer);
});

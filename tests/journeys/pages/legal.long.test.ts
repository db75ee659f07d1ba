import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';

const folder = mkdtempSync(join(tmpdir(), 'foxtale-legal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const journeys = prepareJourneys({ LEGAL_DIR: folder });

test('the landing page ends with privacy, terms and contact, by default and from the files of the operator', async () => {
  await using window = await journeys.open('visitor');
  const { page } = window;
  await window.visit('/?lang=en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  expect(new URL(page.url()).hash).toBe('#privacy');
  const section = (part: string) => page.locator(`section#${part}`);
  await section('privacy').getByText('uses no trackers').waitFor();
  await section('terms').getByText('Texts you add stay yours.').waitFor();
  await section('contact').getByText('hasn’t added a contact address').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);

  writeFileSync(join(folder, 'contact.txt'), 'Write to us: hello@foxtale.test\n\nWe answer <b>soon</b>.');
  writeFileSync(join(folder, 'contact.de.txt'), 'Schreib uns: hallo@foxtale.test');
  await expect
    .poll(async () => {
      await window.visit('/?lang=en');
      return section('contact').textContent();
    })
    .toContain('We answer <b>soon</b>.');
  const link = section('contact').getByRole('link', { name: 'hello@foxtale.test' });
  await expect.poll(() => link.getAttribute('href')).toBe('mailto:hello@foxtale.test');
  await page.getByLabel('Language of this page').first().selectOption('de');
  await section('contact').getByText('Schreib uns').waitFor();
  await section('privacy').getByText('keine Tracker').waitFor();
});

test('home fills its rows of cards, and the suggestions are one row with named buttons', async () => {
  await using window = await journeys.open('learner', { reducedMotion: 'no-preference' });
  const { page } = window;
  await window.visit('/');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'New in the library' }) });
  const cards = section.getByRole('listitem');
  await cards.first().waitFor();
  expect((await cards.count()) % 4).toBe(0);
  const widths = await cards.evaluateAll((elements) => elements.map((element) => Math.round(element.clientWidth)));
  expect(new Set(widths).size).toBe(1);
  const suggestions = page.getByRole('list', { name: 'Suggestions' });
  const shown = await suggestions.textContent();
  await page.getByRole('button', { name: 'Other suggestions' }).click();
  await expect.poll(() => suggestions.textContent()).not.toBe(shown);
  await page.getByRole('button', { name: 'Stop rotating suggestions' }).click();
  await page.getByRole('button', { name: 'Rotate suggestions' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  // Each suggestion must be completely inside the row or completely outside it.
  const cut = await suggestions.evaluate((list) => {
    const row = list.getBoundingClientRect();
    const chips = [...list.querySelectorAll('a')].map((chip) => chip.getBoundingClientRect());
    return chips.filter(({ top, right, bottom }) => top < row.bottom && (right > row.right || bottom > row.bottom));
  });
  expect(cut).toEqual([]);
  const boxes = await suggestions
    .or(page.getByRole('button', { name: /(Other|Rotate) suggestions/ }))
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
  expect(boxes).toHaveLength(3);
  expect(Math.max(...boxes.map(([, bottom = 0]) => bottom)) - Math.min(...boxes.map(([top = 0]) => top))).toBeLessThan(
    64,
  );
});

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scenes } from '../../../bench/screenshots/scenes.ts';
import { takePictures } from '../../../bench/screenshots/take-pictures.ts';
import { createWorld, type World } from '../../../bench/screenshots/world.ts';
import { createTestDatabase } from '../../support/database/create-test-database.ts';
import { launchBrowser } from '../../support/page/browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'foxtale-pictures-'));
let world: World;
let browser: Browser;

beforeAll(async () => {
  world = await createWorld('en', { DATABASE_URL: await createTestDatabase() });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

// One scene for each of the four ways in which bench/screenshots sets up a page.
test.each([
  { name: 'search-found', how: 'as the server answers' },
  { name: 'home-loading', how: 'while an answer is held' },
  { name: 'home-failed', how: 'when a request fails' },
  { name: 'settings-subscription-failing', how: 'with an answer of its own' },
])('takes screenshots of a page $how', async ({ name }) => {
  const scene = scenes.find((each) => each.name === name);
  if (scene === undefined) throw new Error(`There is no scene ${name}.`);
  await takePictures({ browser, world, scene, width: 360, folder, hasForcedColors: false });
  const pictures = readdirSync(folder).filter((file) => file.startsWith(`${name}-360`));
  expect(pictures).toEqual([`${name}-360-dark.png`, `${name}-360-light.png`]);
  for (const picture of pictures) expect(statSync(join(folder, picture)).size).toBeGreaterThan(5000);
});

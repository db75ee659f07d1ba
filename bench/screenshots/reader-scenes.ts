import type { Page } from 'playwright-core';
import type { Translation } from '../../domain/translation/translation.ts';
import { findWords } from '../../tests/support/sound/find-words.ts';
import { pretendToSpeak } from '../../tests/support/sound/pretend-to-speak.ts';
import { type Scene, type Stage, waitUntilKept } from './scene.ts';
import type { World } from './world.ts';

const reader = ({ articles }: World) => `/article/${articles.first}`;

const untranslated = ({ articles }: World) => `/article/${articles.untranslated}`;

const translating = (name: string, changes: Partial<Translation>): Scene => ({
  name: `reader-${name}`,
  who: 'learner',
  path: untranslated,
  answers: {
    '**/api/articles/*/translations/*': () => ({
      translation: {
        failure: null,
        translatedCount: 0,
        isQuiet: false,
        sentenceCount: 6,
        canBeMade: true,
        nextTryAt: null,
        ...changes,
      },
    }),
  },
});

const withVoices = (page: Page) =>
  pretendToSpeak(page, {
    voices: ['es-ES', 'en-GB'].flatMap((lang) => [
      { name: 'Mónica (Premium)', lang },
      { name: 'Google español', lang, localService: false },
      { name: 'eSpeak', lang },
      { name: 'Paulina', lang: `${lang.slice(0, 2)}-US` },
    ]),
  });

const openListeningMenu = ({ page }: Stage) => page.locator('section button[aria-haspopup="dialog"]').first().click();

async function select({ page, world }: Stage) {
  const words = await findWords(page, world.learning === 'es' ? 'pagó un paraguas' : 'paid for an umbrella');
  await page.mouse.move(words.x + 4, words.y + words.height / 4);
  await page.mouse.down();
  await page.mouse.move(words.x + 60, words.y + words.height / 4, { steps: 4 });
  await page.mouse.up();
  await page.locator('[data-selection-tools]').waitFor();
}

async function markAsRead(page: Page) {
  await page.keyboard.press('End');
  await page.locator('#article-end button').first().click();
}

async function define(stage: Stage) {
  await select(stage);
  await stage.page.keyboard.press('d');
  await stage.page.locator('[data-selection-tools] h2').first().waitFor();
}

export const readerScenes: readonly [Scene, ...Scene[]] = [
  { name: 'reader', who: 'learner', path: reader },
  { name: 'reader-whole', who: 'learner', path: reader, isWhole: true },
  { name: 'reader-translation', who: 'admin', path: reader, show: ({ page }) => page.keyboard.press('t') },
  {
    name: 'reader-playing',
    who: 'learner',
    path: reader,
    async show({ page }) {
      await page.keyboard.press(' ');
      await page.waitForFunction(() => CSS.highlights.has('foxtale-spoken'));
    },
  },
  { name: 'reader-selection', who: 'learner', path: reader, show: select },
  {
    name: 'reader-definition',
    who: 'learner',
    path: reader,
    async show(stage) {
      await define(stage);
      await stage.page.locator('[data-selection-tools] dt').first().waitFor();
    },
  },
  {
    name: 'reader-expression',
    who: 'learner',
    path: reader,
    // Does not store the lookup, so that the screenshots of other scenes show the same words.
    answers: { '**/api/learning/words': () => ({ word: null }) },
    async show({ page, world }) {
      const word = await findWords(page, world.learning === 'es' ? 'tiempo' : 'time');
      await page.mouse.click(word.x + word.width / 2, word.y + word.height / 2);
      await page.locator('[data-selection-tools] dt').first().waitFor();
    },
  },
  { name: 'reader-definition-loading', who: 'learner', path: reader, hold: '**/definitions', show: define },
  { name: 'reader-definition-failed', who: 'learner', path: reader, fail: '**/definitions', show: define },
  {
    name: 'reader-counterpart',
    who: 'admin',
    path: reader,
    async show({ page, world }) {
      await page.keyboard.press('t');
      const word = await findWords(page, world.learning === 'es' ? 'botones' : 'buttons');
      for (let tries = 0; tries < 40; tries++) {
        await page.mouse.move(word.x + 8 + (tries % 3), word.y + word.height / 2);
        if (await page.evaluate(() => CSS.highlights.has('foxtale-counterpart'))) return;
        await page.waitForTimeout(50);
      }
    },
  },
  { name: 'reader-keys', who: 'learner', path: reader, show: ({ page }) => page.keyboard.press('?') },
  {
    name: 'reader-sound',
    who: 'learner',
    path: reader,
    show: openListeningMenu,
  },
  {
    name: 'reader-voices',
    who: 'learner',
    path: reader,
    prepare: withVoices,
    async show(stage) {
      await openListeningMenu(stage);
      await stage.page.locator('[role="dialog"] fieldset fieldset input').first().click();
    },
  },
  {
    name: 'reader-voice-offer',
    who: 'learner',
    path: reader,
    prepare: withVoices,
    async show({ page }) {
      await page.keyboard.press(' ');
      await page.locator('section [role="status"] b').waitFor();
    },
  },
  {
    name: 'reader-shadowing',
    who: 'learner',
    path: reader,
    async show(stage) {
      await openListeningMenu(stage);
      await stage.page.locator('[role="switch"]').click();
      await stage.page.keyboard.press('Escape');
      await stage.page.locator('section p[role="status"]').waitFor();
    },
  },
  {
    name: 'reader-menu',
    who: 'learner',
    path: ({ articles }) => `/article/${articles.own}`,
    show: ({ page }) => page.locator('header button[aria-haspopup="menu"]').first().click(),
  },
  {
    name: 'reader-text-settings',
    who: 'learner',
    path: reader,
    async show({ page }) {
      await page.locator('header button').first().click();
      await page.getByRole('dialog').getByRole('switch').last().waitFor();
    },
  },
  {
    name: 'reader-end-unread',
    who: 'admin',
    path: reader,
    async show({ page }) {
      await page.locator('#article-end button').first().waitFor();
      await page.keyboard.press('End');
      await page.locator('#article-end h2').first().waitFor();
      await page.keyboard.press('End');
    },
  },
  {
    name: 'reader-end',
    who: 'beginner',
    path: reader,
    async show({ page }) {
      await markAsRead(page);
      await page.locator('main section[data-finished] h2').first().waitFor();
      await page.keyboard.press('End');
    },
  },
  {
    name: 'reader-written-end',
    who: 'learner',
    path: ({ articles }) => `/article/${articles.written}`,
    async show({ page }) {
      await markAsRead(page);
      await page.locator('main section[data-finished] button').first().waitFor();
      await page.keyboard.press('End');
    },
  },
  { name: 'reader-long', who: 'learner', path: ({ articles }) => `/article/${articles.long}` },
  { name: 'reader-loading', who: 'learner', path: reader, hold: '**/api/articles/*' },
  { name: 'reader-failed', who: 'learner', path: reader, fail: '**/api/articles/*' },
  { name: 'reader-missing', who: 'learner', path: '/article/00000000-0000-4000-8000-000000000000' },
  { name: 'reader-own-untranslated', who: 'learner', path: ({ articles }) => `/article/${articles.own}` },
  { name: 'reader-untranslated', who: 'learner', path: untranslated },
  translating('requested', { status: 'requested' }),
  translating('translating', { status: 'translating', translatedCount: 4 }),
  translating('translation-failed', { status: 'failed', failure: 'model-unavailable' }),
  translating('translated', { status: 'ready', translatedCount: 6 }),
  offline('home', { after: reader, at: () => '/', shows: 'main ul a' }),
  offline('search', { after: '/', at: () => '/search?q=mercado', shows: 'main a' }),
  offline('elsewhere', { after: '/', at: ({ articles }) => `/article/${articles.long}`, shows: 'h1' }),
];

/** Creates the scene of a page that is opened offline after another page was visited online. */
function offline(
  name: string,
  { after, at, shows }: { after: Scene['path']; at: (world: World) => string; shows: string },
): Scene {
  return {
    name: `offline-${name}`,
    who: 'learner',
    path: after,
    hasServiceWorker: true,
    async show({ page, world }) {
      await waitUntilKept(page);
      await page.context().setOffline(true);
      await page.goto(`${world.baseUrl}${at(world)}`);
      await page.locator(shows).first().waitFor();
    },
  };
}

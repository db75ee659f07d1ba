import { describe, expect, test } from 'vitest';
import { mergeProfile, upsertUser } from '../../../server/access/queries.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { pauseAtWord } from '../../support/sound/audio.ts';

const journeys = prepareJourneys();

describe('reading speed', () => {
  test('defaults to 0.8× and changes by keyboard and buttons between 0.5 and 1.5', async () => {
    await using window = await journeys.open('learner');
    const { page } = window;
    await window.visit('/settings/reading-speed');
    const slider = page.getByRole('slider', { name: 'Reading speed' });
    const value = () => slider.getAttribute('aria-valuetext');
    expect(await value()).toBe('0.8×');
    await slider.press('ArrowRight');
    expect(await value()).toBe('0.85×');
    await page.getByRole('button', { name: 'Slower' }).click();
    await page.getByRole('button', { name: 'Slower' }).click();
    expect(await value()).toBe('0.75×');
    await slider.press('Home');
    expect(await value()).toBe('0.5×');
    await page.getByRole('button', { name: 'Slower' }).click();
    expect(await value()).toBe('0.5×');
    await slider.press('End');
    await page.getByRole('button', { name: 'Faster' }).click();
    expect(await value()).toBe('1.5×');
  });

  test('is saved, shown in the settings and restored', async () => {
    await using window = await journeys.open('learner');
    const { page } = window;
    await window.visit('/settings');
    await page.getByRole('link', { name: 'Reading speed 0.8×' }).click();
    await window.arriveAt('Reading speed');
    for (let press = 0; press < 4; press++) await page.getByRole('button', { name: 'Faster' }).click();
    await page.getByRole('button', { name: 'Save and return' }).click();
    expect(await window.arriveAt('Settings')).toBe('/settings');
    await page.getByRole('link', { name: 'Reading speed 1×' }).click();
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('1');
  });

  test('can be tried on a sentence whose spoken words are highlighted', async () => {
    await using window = await journeys.open('learner');
    const { page } = window;
    await window.visit('/settings/reading-speed');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await pauseAtWord(page, /\p{L}/u);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await expect.poll(() => page.locator('mark').textContent()).toBe('');
  });

  test('is formatted for the locale', async () => {
    const learner = await journeys.createPerson('learner');
    await mergeProfile(journeys.services, learner, { mainLang: 'de' });
    await using window = await journeys.open(learner);
    await window.visit('/settings/reading-speed');
    await expect.poll(() => window.page.getByRole('slider').getAttribute('aria-valuetext')).toBe('0,8×');
    await window.page.getByText('0,8×', { exact: true }).waitFor();
  });
});

describe('languages', () => {
  test('may be the same, with a warning', async () => {
    await using window = await journeys.open('learner');
    const warning = window.page.getByText('Both languages are the same, so articles will have no translation.');
    await window.visit('/settings/language/learning');
    await expect.poll(() => warning.count()).toBe(0);
    await window.page.getByRole('radio', { name: 'English' }).check();
    await warning.waitFor();
    await window.page.getByRole('button', { name: 'Save and return' }).click();
    expect(await window.arriveAt('Settings')).toBe('/settings');
    await window.page.getByRole('link', { name: 'Learning language English' }).waitFor();
  });
});

describe('saving while the server is unreachable', () => {
  test('shows an error, keeps the selection, and works on the second attempt', async () => {
    await using window = await journeys.open('learner');
    window.allowInConsole(/ERR_INTERNET_DISCONNECTED/);
    await window.visit('/settings/language/learning');
    await window.page.getByRole('radio', { name: 'Português' }).check();
    await window.context.setOffline(true);
    await window.page.getByRole('button', { name: 'Save and return' }).click();
    await expect
      .poll(() => window.page.getByRole('alert').textContent())
      .toBe('The server didn’t respond. Check your connection and try again.');
    await expect.poll(() => window.page.getByRole('radio', { name: 'Português' }).isChecked()).toBe(true);
    await window.context.setOffline(false);
    await window.page.getByRole('button', { name: 'Save and return' }).click();
    expect(await window.arriveAt('Settings')).toBe('/settings');
    await window.page.getByRole('link', { name: 'Learning language Portuguese' }).waitFor();
  });

  test('shows a message for a server error', async () => {
    await using window = await journeys.open('learner');
    window.allowInConsole(/status of 500/);
    await window.visit('/settings/reading-speed');
    // Only the first save request fails. All other requests for the profile succeed, because the page may refetch the
    // profile at any time.
    let isBroken = true;
    await window.page.route('**/api/profile', (route) =>
      isBroken && route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, body: 'oops' })
        : route.continue(),
    );
    await window.page.getByRole('button', { name: 'Faster' }).click();
    await window.page.getByRole('button', { name: 'Save and return' }).click();
    await expect.poll(() => window.page.getByRole('alert').textContent()).toMatch(/Something went wrong on our side/);
    await expect.poll(() => window.page.getByRole('slider').getAttribute('aria-valuetext')).toBe('0.85×');
    isBroken = false;
    await window.page.getByRole('button', { name: 'Save and return' }).click();
    await window.arriveAt('Settings');
  });
});

describe('subscription', () => {
  test('lists the plans in order, and shows no prices where nothing is for sale', async () => {
    await using window = await journeys.open('learner');
    await window.visit('/settings/subscription');
    await window.page.getByRole('heading', { level: 3 }).first().waitFor();
    await expect
      .poll(() => window.page.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['Free', 'Monthly', 'Yearly']);
    const prices = window.page.locator('strong');
    await expect.poll(() => prices.allTextContents()).toEqual(['€0']);
    await window.page.getByText('Your plan', { exact: true }).waitFor();
    await window.page.getByText(/^Foxtale costs nothing here: the team grants the plans\./).waitFor();
    await expect.poll(() => window.page.getByRole('button', { name: /^Choose/ }).count()).toBe(0);
    // No model is configured, so limits on the use of a model are not shown.
    await window.page.getByText('Your own articles').waitFor();
    expect(await window.page.getByRole('main').textContent()).not.toMatch(/AI article|Translations|Answers from Foxy/i);
  });

  test('shows a changed order, and in German the currency after the amount', async () => {
    const learner = await journeys.createPerson('learner');
    await mergeProfile(journeys.services, learner, { mainLang: 'de' });
    await journeys.services.db.query`
      update subscription_plans set "order" = -1 where billing = 'yearly'`;
    await using window = await journeys.open(learner);
    await window.visit('/settings/subscription');
    await window.page.getByRole('heading', { level: 3 }).first().waitFor();
    await expect
      .poll(() => window.page.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['Jährlich', 'Kostenlos', 'Monatlich']);
    await expect.poll(() => window.page.locator('strong').allTextContents()).toEqual(['0\u00a0€']);
  });
});

test('the name can be changed, and stays after the next sign-in', async () => {
  const person = await journeys.createPerson('learner');
  await using window = await journeys.open(person);
  const { page } = window;
  await window.visit('/settings');
  await page.getByRole('button', { name: /^Name learner/ }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await field.fill('  ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Enter a name.').waitFor();
  await field.fill('Maja');
  await field.press('Enter');
  await page.getByRole('button', { name: /^Name Maja/ }).waitFor();
  const identity = {
    issuer: 'test',
    subject: person.email,
    email: person.email,
    isEmailVerified: true,
    name: 'learner',
  };
  await upsertUser(journeys.services, { identity, isAdmin: false, hasAccess: true });
  await window.visit('/');
  await page.getByText('Hello, Maja').waitFor();
});

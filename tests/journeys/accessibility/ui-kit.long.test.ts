import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { awaitFocusIn } from '../../support/page/await-focus-in.ts';
import { launchBrowser } from '../../support/page/browser.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';

const repository = join(import.meta.dirname, '../../..');
const themes = ['Light theme', 'Dark theme'];
const gallery =
  '<!doctype html><html lang="en"><title>UI kit</title><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>';
const primary400 = 'rgb(105, 167, 250)';
const secondary600 = 'rgb(182, 40, 119)';

let server: ViteDevServer;
let browser: Browser;
let page: Page;
let light: Locator;
const consoleErrors: string[] = [];

beforeAll(async () => {
  server = await createServer({
    configFile: join(repository, 'vite.config.ts'),
    root: join(repository, 'web'),
    // Uses a separate cache, so that a running development server is not disturbed.
    cacheDir: join(repository, 'node_modules/.vite-ui-kit'),
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  // The gallery is not rendered on the server, so its page needs only a script.
  server.middlewares.use('/ui', async (_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(await server.transformIndexHtml('/ui', gallery));
  });
  await server.listen();
  browser = await launchBrowser();
  page = await openGallery(1440);
  light = page.getByRole('region', { name: 'Light theme' });
});

// Closes overlays that a failed test left open.
afterEach(async () => {
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

// R-LOOK-2 to R-LOOK-9 of docs/requirements.md.
describe('required dimensions', () => {
  test('text input, text area, select and multiselect have a radius of 10px and an outline', async () => {
    const controls = [
      light.getByRole('textbox', { name: 'Name' }),
      light.getByRole('textbox', { name: 'Feedback' }),
      light.getByRole('combobox', { name: 'Language', exact: true }),
      light.getByRole('combobox', { name: 'Languages' }),
    ];
    for (const control of controls) await expectOutlined(control);
  });

  test('the autocomplete has a radius of 10px and an outline', async () => {
    await expectOutlined(light.getByRole('combobox', { name: 'Article' }).locator('..'));
  });

  test('the addon of an input group has a radius of 10px', async () => {
    expect(await readStyle(light.locator('[data-part="addon"]').first(), 'border-radius')).toBe('10px');
  });

  test('buttons have a radius of 10px', async () => {
    for (const name of ['Continue', 'Outline', 'Plain', 'Large button']) {
      expect(await readStyle(light.getByRole('button', { name, exact: true }), 'border-radius')).toBe('10px');
    }
  });

  test('a large button has a block padding of 1rem and an inline padding of 1.25rem', async () => {
    expect(await readStyle(light.getByRole('button', { name: 'Large button' }), 'padding')).toBe('16px 20px');
  });

  test('a primary button has the colour primary-400, and secondary-600 on hover', async () => {
    const button = light.getByRole('button', { name: 'Continue', exact: true });
    await page.mouse.move(0, 0);
    expect(await readStyle(button, 'background-color')).toBe(primary400);
    expect(await readStyle(button, 'border-top-color')).toBe(primary400);

    await button.hover();
    await expect.poll(() => readStyle(button, 'background-color')).toBe(secondary600);
    await expect.poll(() => readStyle(button, 'border-top-color')).toBe(secondary600);
  });

  test('a click starts a ripple at its position', async () => {
    const button = light.getByRole('button', { name: 'Continue', exact: true });
    await button.hover({ position: { x: 10, y: 12 } });
    const wave = button.locator('[data-part="ripple"] > span');
    // Records the position of the ripple. The ripple lasts half a second, so it could be over before the test polls.
    await button.evaluate((element) => {
      const recordPosition = () => {
        const { left, top, width } = element.querySelector<HTMLElement>('[data-part="ripple"] > span')?.style ?? {};
        if (width) element.dataset.ripple = [left, top, width].join(' ');
      };
      new MutationObserver(recordPosition).observe(element, { childList: true, subtree: true });
    });
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => button.getAttribute('data-ripple')).not.toBeNull();
    const [left = 0, top = 0, width = 0] =
      (await button.getAttribute('data-ripple'))?.split(' ').map(Number.parseFloat) ?? [];
    // Tolerates 1.5 px, because the position is measured from the inside of the button's border, which is one pixel wide.
    expect(Math.abs(left + width / 2 - 10)).toBeLessThanOrEqual(1.5);
    expect(Math.abs(top + width / 2 - 12)).toBeLessThanOrEqual(1.5);
    await expect.poll(() => wave.count()).toBe(0);
  });

  test('a popover has a radius of 10px and a block padding of 0.5rem', async () => {
    await light.getByRole('button', { name: 'Open popover' }).click();
    const popover = light.getByRole('dialog', { name: 'Speed' });
    expect(await readStyle(popover, 'border-radius')).toBe('10px');
    expect(await readStyle(popover, 'padding')).toBe('8px 0px');
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'detached' });
  });

  test('the breadcrumb has no padding', async () => {
    expect(await readStyle(light.getByRole('navigation', { name: 'Breadcrumb, Light theme' }), 'padding')).toBe('0px');
  });

  test('a toast is 25rem wide', async () => {
    await light.getByRole('button', { name: 'Show success' }).click();
    const toast = page.getByRole('status', { name: 'La luna que perdimos is ready' });
    expect(await readStyle(toast, 'width')).toBe('400px');
    await toast.getByRole('button', { name: 'Close' }).click();
    await toast.waitFor({ state: 'detached' });
  });

  test('a tooltip is at most 12.5rem wide', async () => {
    await light.getByRole('button', { name: 'Repeat' }).hover();
    const tooltip = light.getByRole('tooltip');
    expect(await readStyle(tooltip, 'max-width')).toBe('200px');
    await page.mouse.move(0, 0);
    await tooltip.waitFor({ state: 'detached' });
  });

  test('a toggle switch is 2.5rem by 1.5rem and slides in 0.2s', async () => {
    const toggle = light.getByRole('switch', { name: 'Off', exact: true });
    expect(await readStyle(toggle, 'width')).toBe('40px');
    expect(await readStyle(toggle, 'height')).toBe('24px');
    expect(await readStyle(toggle, 'transition-duration', '::before')).toBe('0.2s');
  });
});

describe('behaviour', () => {
  test('a busy button keeps its width and its name', async () => {
    const busy = light.getByRole('button', { name: 'Saving' });
    await expect.poll(() => busy.getAttribute('aria-busy')).toBe('true');
    const widths = await busy.evaluate((button) => {
      const busyWidth = button.getBoundingClientRect().width;
      button.removeAttribute('aria-busy');
      return { busyWidth, restWidth: button.getBoundingClientRect().width };
    });
    expect(widths.busyWidth).toBe(widths.restWidth);
  });

  test('a field connects its error to the control', async () => {
    const input = light.getByRole('textbox', { name: 'E-mail' });
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    const describedBy = await input.getAttribute('aria-describedby');
    await expect
      .poll(() => page.locator(`[id="${describedBy}"]`).textContent())
      .toContain('This is not an e-mail address');
  });

  test('a dialog traps the focus, closes with Escape and restores the focus', async () => {
    const opener = light.getByRole('button', { name: 'Open dialog' });
    await opener.click();
    const dialog = light.getByRole('dialog', { name: 'Delete my account?' });
    await awaitFocusIn(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('an option can be selected with the keyboard only', async () => {
    const select = light.getByRole('combobox', { name: 'Language', exact: true });
    await select.focus();
    await page.keyboard.press('Enter');
    await light.getByRole('option', { name: 'French' }).waitFor();
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await expect.poll(() => select.textContent()).toBe('French');
  });

  test('a column header sorts and announces the order', async () => {
    const header = light.getByRole('columnheader', { name: 'User' });
    await header.getByRole('button').click();
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
    await header.getByRole('button').click();
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
  });

  test('nothing overflows at a width of 360px', async () => {
    const phone = await openGallery(360);
    const width = await phone.evaluate(() => document.documentElement.scrollWidth);
    await phone.close();
    expect(width).toBe(360);
  });
});

describe('axe finds no violations', () => {
  test.each(themes)('in the %s', async (theme) => {
    expect(await listAxeViolations(page)).toEqual([]);
    const region = page.getByRole('region', { name: theme });

    await region.getByRole('button', { name: 'Actions', exact: true }).click();
    await region.getByRole('menu').waitFor();
    expect(await listAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await region.getByRole('button', { name: 'Open dialog' }).click();
    await region.getByRole('dialog').waitFor();
    expect(await listAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await region.getByRole('combobox', { name: 'Article' }).fill('el');
    await region.getByRole('option').first().waitFor();
    expect(await listAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
});

test('the console has no errors', () => {
  expect(consoleErrors).toEqual([]);
});

async function openGallery(width: number) {
  const opened = await browser.newPage({ viewport: { width, height: 900 } });
  // The gallery needs no API server, but the app requests the signed-in user, so all API responses are mocked.
  await opened.route('**/api/**', (route) => route.fulfill({ json: { user: { id: 'gallery' }, plans: [] } }));
  opened.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  opened.on('pageerror', (error) => consoleErrors.push(error.message));
  await opened.goto(new URL('/ui', server.resolvedUrls?.local[0]).href);
  await opened.getByRole('heading', { name: 'UI kit' }).waitFor();
  return opened;
}

async function expectOutlined(control: Locator) {
  expect(await readStyle(control, 'border-radius')).toBe('10px');
  expect(await readStyle(control, 'border-style')).toBe('solid');
  expect(await readStyle(control, 'border-width')).toBe('1px');
}

function readStyle(locator: Locator, property: string, pseudoElement?: string) {
  return locator.evaluate(
    (element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name ?? ''),
    [property, pseudoElement],
  );
}

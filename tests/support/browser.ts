import { type Browser, chromium } from 'playwright-core';
import { type Chromium, findChromium } from './browsers/find-chromium.ts';
import { scaleTimeout } from './machine-speed.ts';

// Disables background requests of a full browser that Playwright's own flags leave enabled. In a closed network they would fail.
const quietArguments = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--font-render-hinting=none',
];

/** Cached per process, because checking a browser takes as long as starting it. */
let found: Promise<Chromium> | undefined;

/** Launches a real, headless Chromium. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  found ??= findChromium();
  const { executablePath, environment, isHeadlessShell } = await found;
  // Before Chromium 132, plain --headless selected the old headless mode.
  const mode = isHeadlessShell ? [] : ['--headless=new'];
  const env = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const browser = await chromium.launch({ executablePath, args: [...quietArguments, ...mode, ...more], env });
  // Also applies to contexts that a test opens itself. Playwright's default is 30 seconds too, but not scaled.
  browser.on('context', (context) => context.setDefaultTimeout(scaleTimeout(30_000)));
  return browser;
}

/** For commands: if there is no browser, they exit with a one-line message. */
export const launchBrowserOrExit = (more?: string[]) =>
  launchBrowser(more).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });

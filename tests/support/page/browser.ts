import { type Browser, chromium } from 'playwright-core';
import { type Chromium, findChromium } from '../browsers/find-chromium.ts';
import { scaleTimeout } from '../machine-speed.ts';

// These flags turn off background requests of a full browser, which Playwright's own flags do not disable. Without internet
// access, the requests would fail.
const quietArguments = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--font-render-hinting=none',
];

/** Cached per process, because checking whether a browser works takes as long as starting it. */
let found: Promise<Chromium> | undefined;

export async function launchBrowser(more: string[] = []): Promise<Browser> {
  found ??= findChromium();
  const { executablePath, environment, isHeadlessShell } = await found;
  // Uses `--headless=new`, because before Chromium 132 plain `--headless` selected the old headless mode.
  const mode = isHeadlessShell ? [] : ['--headless=new'];
  const env = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const browser = await chromium.launch({ executablePath, args: [...quietArguments, ...mode, ...more], env });
  // Sets the default timeout of every context, even of a context that a test opens itself. Playwright's default of 30
  // seconds is not scaled to slow machines.
  browser.on('context', (context) => context.setDefaultTimeout(scaleTimeout(30_000)));
  return browser;
}

/** Launches the browser for a command. If no browser is found, the command exits with a one-line message. */
export const launchBrowserOrExit = (more?: string[]) =>
  launchBrowser(more).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });

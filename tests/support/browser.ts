import { type Browser, chromium } from 'playwright-core';
import { type Chromium, findChromium } from './browsers/find-chromium.ts';
import { scaleTimeout } from './machine-speed.ts';

// A closed network refuses what a full browser asks for by itself, and Playwright's own flags leave some of it.
const quietArguments = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--font-render-hinting=none',
];

/** Looked for once per process: to try a browser takes as long as to start it. */
let found: Promise<Chromium> | undefined;

/** A real Chromium without a window. */
export async function launchBrowser(more: string[] = []): Promise<Browser> {
  found ??= findChromium();
  const { executablePath, environment, isHeadlessShell } = await found;
  // Before Chromium 132 plain --headless was another, older browser.
  const mode = isHeadlessShell ? [] : ['--headless=new'];
  const env = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const browser = await chromium.launch({ executablePath, args: [...quietArguments, ...mode, ...more], env });
  // Also for contexts that a test opens itself. Playwright's own default is the same 30 seconds, unscaled.
  browser.on('context', (context) => context.setDefaultTimeout(scaleTimeout(30_000)));
  return browser;
}

/** For commands: without a browser they end with one line. */
export const launchBrowserOrExit = (more?: string[]) =>
  launchBrowser(more).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });

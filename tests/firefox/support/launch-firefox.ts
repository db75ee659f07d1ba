import puppeteer, { type Browser } from 'puppeteer-core';
import { findFirefox } from '../../support/browsers/find-firefox.ts';

/** A real headless Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(environment: Record<string, string> = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: await findFirefox(),
    defaultViewport: { width: 1280, height: 800 },
    env: { ...process.env, ...environment },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
  });
}

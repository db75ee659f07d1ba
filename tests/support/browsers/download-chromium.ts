import { execFile } from 'node:child_process';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isWorking } from './find-installed.ts';
import type { Machine } from './machine.ts';

const run = promisify(execFile);

/** Downloads Playwright's Chromium build. Playwright does its own locking. */
export async function downloadChromium(machine: Machine) {
  // Imports Playwright only now, because loading it takes a second and a download is rarely needed.
  const { chromium } = await import('playwright-core');
  try {
    // Throws if Playwright has no build for this platform.
    const path = chromium.executablePath();
    if (await isWorking(path, machine)) return path;
    machine.say('Downloading Chromium with Playwright (once) …');
    const manifest = findPackageJSON('playwright-core', import.meta.url) ?? '';
    await run(process.execPath, [join(dirname(manifest), 'cli.js'), 'install', 'chromium', '--no-shell']);
    return (await isWorking(path, machine)) ? path : undefined;
  } catch {
    return undefined;
  }
}

import { basename } from 'node:path';
import { downloadChromium } from './download-chromium.ts';
import { findInstalled, isWorking } from './find-installed.ts';
import { findPackagedChromium } from './find-packaged-chromium.ts';
import { installWithApt } from './install-with-apt.ts';
import { type Machine, thisMachine } from './machine.ts';
import { refuse } from './refuse.ts';

export interface Chromium {
  executablePath: string;
  environment: NodeJS.ProcessEnv;
  /** A headless shell supports only headless mode. */
  isHeadlessShell: boolean;
}

/** Chromium without a user interface, which is faster in tests. The program and its Debian package have the same name. */
const headlessShell = 'chromium-headless-shell';

const installedNames = [
  headlessShell,
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds the Chromium for tests, screenshots and Lighthouse. Never runs a binary that was built for another architecture. */
export async function findChromium(machine: Machine = thisMachine, download = downloadChromium): Promise<Chromium> {
  const asFound = (executablePath: string) => ({
    executablePath,
    environment: machine.environment,
    isHeadlessShell: basename(executablePath) === headlessShell,
  });
  const named = machine.environment.CHROME_PATH;
  if (named) {
    if (await isWorking(named, machine)) return asFound(named);
    throw refuse(`CHROME_PATH does not name a Chrome or Chromium that runs on ${machine.architecture}.`);
  }

  const find = () => findInstalled(machine, installedNames);
  const installed = await find();
  if (installed !== undefined) return asFound(installed);

  const packaged = await findPackagedChromium(machine);
  if (packaged !== undefined) return { ...packaged, isHeadlessShell: true };

  const packages = [headlessShell, 'fonts-liberation'];
  const brought = (await installWithApt(machine, { what: 'Chromium', packages, find })) ?? (await download(machine));
  if (brought !== undefined) return asFound(brought);
  throw refuse(
    'No working Chromium found: install Chrome or Chromium (Debian: apt-get install chromium) or set CHROME_PATH.',
  );
}

import { findInstalled, isWorking } from './find-installed.ts';
import { installWithApt } from './install-with-apt.ts';
import { type Machine, thisMachine } from './machine.ts';
import { refuse } from './refuse.ts';

const installedNames = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * Finds the Firefox for `npm run test:firefox`: FIREFOX_PATH or an installed Firefox. If there is none, installs one with apt-get
 * (only on Debian as root).
 */
export async function findFirefox(machine: Machine = thisMachine) {
  const named = machine.environment.FIREFOX_PATH;
  if (named) {
    if (await isWorking(named, machine)) return named;
    throw refuse(`FIREFOX_PATH does not name a Firefox that runs on ${machine.architecture}.`);
  }

  const find = () => findInstalled(machine, installedNames);
  const installed = await find();
  if (installed !== undefined) return installed;

  const packages = ['firefox-esr', 'fonts-liberation'];
  const brought = await installWithApt(machine, { what: 'Firefox', packages, find });
  if (brought !== undefined) return brought;
  throw refuse('No working Firefox found: install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.');
}

import { readFileSync } from 'node:fs';

/** The properties that decide which browser can run. Tests simulate other machines. */
export interface Machine {
  platform: NodeJS.Platform;
  /** A value of `process.arch`. */
  architecture: string;
  environment: NodeJS.ProcessEnv;
  isRoot: boolean;
  isDebian: boolean;
  say: (line: string) => void;
}

export const thisMachine: Machine = {
  platform: process.platform,
  architecture: process.arch,
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  isDebian: isDebian(),
  say: console.log,
};

/** Excludes Ubuntu, whose package `chromium` only refers to a snap. */
function isDebian() {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

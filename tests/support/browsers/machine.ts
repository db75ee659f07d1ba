import { readFileSync } from 'node:fs';

/** What decides which browser can run here. Tests describe other machines. */
export interface Machine {
  platform: NodeJS.Platform;
  /** As `process.arch` names it. */
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

/** Not Ubuntu: its package `chromium` only points to a snap. */
function isDebian() {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

import { readFileSync } from 'node:fs';
import { findMissingBuilds } from './find-missing-builds.ts';

const missing = findMissingBuilds(JSON.parse(readFileSync('package-lock.json', 'utf8')));
console.log(missing.join('\n') || 'The lockfile has every native build for Linux x64 and arm64.');
process.exit(missing.length === 0 ? 0 : 1);

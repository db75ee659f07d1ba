import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createNotices, noticesFile } from '../licences/create-notices.ts';
import { listPackages } from '../licences/list-packages.ts';

// The notices must match the packages in the lockfile.
const root = join(import.meta.dirname, '..', '..');
const written = existsSync(join(root, noticesFile)) ? readFileSync(join(root, noticesFile), 'utf8') : undefined;
const isCurrent = written === createNotices(listPackages(join(root, 'package-lock.json')), root);
console.log(isCurrent ? `${noticesFile} is current.` : `${noticesFile} is out of date: run npm run licences.`);
process.exit(isCurrent ? 0 : 1);

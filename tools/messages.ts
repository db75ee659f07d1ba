import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { languages } from '../domain/language.ts';

const isCheck = process.argv.includes('--check');
const files = languages.map((language) => `web/locales/${language}.po`);
const before = files.map((file) => readFileSync(file, 'utf8'));

// Brings the catalogues in line with the words in the source; with --check says what is out of line and changes nothing else.
const extract = spawnSync('lingui', ['extract', '--clean'], { encoding: 'utf8' });
if (extract.status !== 0) stop(extract.stdout + extract.stderr);
const changed = files.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
if (isCheck) restore();
if (isCheck && changed.length > 0) stop(`Not in line with the source, run npm run messages: ${changed.join(', ')}`);

const untranslated = files.flatMap((file) => listUntranslated(file));
if (untranslated.length > 0) stop(`Not translated yet:\n${untranslated.join('\n')}`);
console.log('Every message is there in seven languages.');

function restore() {
  for (const [index, file] of files.entries()) writeFileSync(file, before[index] ?? '');
}

function listUntranslated(file: string) {
  const entries = readFileSync(file, 'utf8').split('\n\n').slice(1);
  return entries
    .filter((entry) => /^msgstr ""$(?!\n")/m.test(entry) && !entry.startsWith('#~'))
    .map((entry) => `  ${file}: ${/^msgid (.*(?:\n".*)*)/m.exec(entry)?.[1]?.replaceAll('\n', ' ')}`);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

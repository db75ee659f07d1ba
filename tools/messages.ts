import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const isCheck = process.argv.includes('--check');
const files = globSync('web/locales/**/*.po').sort();
const before = files.map((file) => readFileSync(file, 'utf8'));

// Updates the message catalogues from the sources. With --check, it only reports differences.
const extract = spawnSync('lingui', ['extract', '--clean'], { encoding: 'utf8' });
if (extract.status !== 0) stop(extract.stdout + extract.stderr);
const changed = files.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
if (isCheck) restore();
if (isCheck && changed.length > 0) stop(`Catalogues are out of date, run npm run messages: ${changed.join(', ')}`);

const untranslated = files.flatMap((file) => listUntranslated(file));
if (untranslated.length > 0) stop(`Not translated yet:\n  ${untranslated.join('\n  ')}`);
const nameless = files.filter((file) => file.endsWith('/en.po')).flatMap(listNameless);
if (nameless.length > 0) stop(`Unnamed placeholder, write \${{ name: value }}:\n  ${nameless.join('\n  ')}`);
console.log('All messages are translated into seven languages.');

function restore() {
  for (const [index, file] of files.entries()) writeFileSync(file, before[index] ?? '');
}

function listEntries(file: string) {
  return readFileSync(file, 'utf8').split('\n\n').slice(1);
}

function idOf(entry: string) {
  return /^msgid (.*(?:\n".*)*)/m.exec(entry)?.[1]?.replaceAll('\n', ' ') ?? '';
}

function listNameless(file: string) {
  return listEntries(file)
    .map(idOf)
    .filter((id) => /\{\d+[,}]/.test(id));
}

function listUntranslated(file: string) {
  return listEntries(file)
    .filter((entry) => /^msgstr ""$(?!\n")/m.test(entry) && !entry.startsWith('#~'))
    .map((entry) => `${file}: ${idOf(entry)}`);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

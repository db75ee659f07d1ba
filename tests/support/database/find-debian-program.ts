import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const unpackedFolder = join(import.meta.dirname, '..', '..', '..', 'dist', 'debian');

/**
 * Returns the path of a program: an installed one, or one from a Debian package that apt-get downloads. The package is unpacked
 * into dist/ and not installed, so that the system stays unchanged and no service starts. Undefined if neither is possible.
 */
export async function findDebianProgram(name: string, say: (line: string) => void = console.log) {
  const installed = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
  return installed ?? findUnpacked(name) ?? (await unpack(name, say));
}

const findUnpacked = (name: string) =>
  ['usr/sbin', 'usr/bin'].map((folder) => join(unpackedFolder, name, folder, name)).find((path) => existsSync(path));

async function unpack(name: string, say: (line: string) => void) {
  mkdirSync(unpackedFolder, { recursive: true });
  const draft = mkdtempSync(join(unpackedFolder, 'draft-'));
  try {
    say(`Downloading ${name} (once): apt-get download ${name} …`);
    await run('apt-get', ['--quiet', 'download', name], { cwd: draft });
    const [file = ''] = readdirSync(draft);
    await run('dpkg-deb', ['--extract', file, 'root'], { cwd: draft });
    renameSync(join(draft, 'root'), join(unpackedFolder, name));
    return findUnpacked(name);
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    say(`apt-get could not download ${name}: ${(stderr || message).trim().split('\n').at(-1)}`);
    return undefined;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

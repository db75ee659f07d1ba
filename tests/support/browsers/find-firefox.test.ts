import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createElfHeader } from './elf-header.ts';
import { findFirefox } from './find-firefox.ts';
import type { Machine } from './machine.ts';

const speaking = '#!/bin/sh\necho "Mozilla Firefox 140.0"\n';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foxtale-find-firefox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('FIREFOX_PATH comes before an installed Firefox', async () => {
  const installed = write('firefox-esr', speaking);
  const named = write('my-firefox', speaking);
  expect(await find()).toBe(installed);
  expect(await find({ FIREFOX_PATH: named })).toBe(named);
});

test('a FIREFOX_PATH for another architecture and a missing Firefox are one-line errors', async () => {
  await expect(find({ FIREFOX_PATH: write('foreign', createElfHeader(183)) })).rejects.toMatchObject({
    stack: 'FIREFOX_PATH does not name a Firefox that runs on x64.',
  });
  await expect(find()).rejects.toMatchObject({
    stack: 'No working Firefox found: install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.',
  });
});

function write(name: string, content: string | Buffer) {
  const path = join(folder, name);
  writeFileSync(path, content, { mode: 0o755 });
  return path;
}

function find(environment: NodeJS.ProcessEnv = {}) {
  const machine: Machine = {
    platform: 'linux',
    architecture: 'x64',
    isRoot: false,
    isDebian: false,
    say() {},
    environment: { PATH: folder, ...environment },
  };
  return findFirefox(machine);
}

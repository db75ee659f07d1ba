import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { canExecute, isElfFor } from './can-execute.ts';
import { createElfHeader } from './elf-header.ts';

const folder = mkdtempSync(join(tmpdir(), 'foxtale-can-execute-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linux = (architecture: string) => ({ platform: 'linux' as const, architecture });
const write = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content, { mode: 0o755 });
  return path;
};

test.each([
  { machine: 62, isX64: true, isArm64: false },
  { machine: 183, isX64: false, isArm64: true },
  { machine: 243, isX64: false, isArm64: false },
])('reads e_machine $machine of an ELF header', ({ machine, isX64, isArm64 }) => {
  for (const byteOrder of ['little', 'big'] as const) {
    const header = createElfHeader(machine, byteOrder);
    expect(isElfFor(header, 'x64')).toBe(isX64);
    expect(isElfFor(header, 'arm64')).toBe(isArm64);
  }
});

test('a binary runs on its own architecture only', () => {
  const arm = write('arm', createElfHeader(183));
  expect(canExecute(arm, linux('arm64'))).toBe(true);
  expect(canExecute(arm, linux('x64'))).toBe(false);
});

test('the running Node is a binary for this machine', () => {
  expect(canExecute(process.execPath, { platform: process.platform, architecture: process.arch })).toBe(true);
});

test('a script runs on every architecture', () => {
  const script = write('script', '#!/bin/sh\n');
  expect(canExecute(script, linux('x64'))).toBe(true);
  expect(canExecute(script, linux('arm64'))).toBe(true);
});

test('rejects everything else: text, a truncated header, a folder, a missing file', () => {
  for (const path of [write('text', 'echo ran'), write('cut', createElfHeader(62).subarray(0, 12)), write('empty', '')])
    expect(canExecute(path, linux('x64'))).toBe(false);
  expect(canExecute(folder, linux('x64'))).toBe(false);
  expect(canExecute(join(folder, 'missing'), linux('x64'))).toBe(false);
});

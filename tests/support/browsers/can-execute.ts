import { closeSync, openSync, readSync } from 'node:fs';
import type { Machine } from './machine.ts';

const elfMagic = Buffer.from('\x7fELF', 'latin1');
const headerLength = 20;
const elfMachines: Record<string, number> = { arm: 40, arm64: 183, ia32: 3, riscv64: 243, x64: 62 };

/**
 * Whether a program can run on this machine: a script, or a binary for its architecture. Reads only the file header. Running
 * the file would be unsafe: if Linux refuses a binary for another architecture, execvp passes it to /bin/sh, which executes
 * its bytes as commands.
 */
export function canExecute(path: string, { platform, architecture }: Pick<Machine, 'platform' | 'architecture'>) {
  const header = readHeader(path);
  if (header === undefined) return false;
  if (header.subarray(0, 2).toString('latin1') === '#!') return true;
  if (platform !== 'linux') return true;
  return isElfFor(header, architecture);
}

/** Compares `e_machine` of an ELF header with a value of `process.arch`. */
export function isElfFor(header: Buffer, architecture: string) {
  if (header.length < headerLength || !header.subarray(0, 4).equals(elfMagic)) return false;
  const isLittleEndian = header[5] === 1;
  const machine = isLittleEndian ? header.readUInt16LE(18) : header.readUInt16BE(18);
  return machine === elfMachines[architecture];
}

function readHeader(path: string) {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return undefined;
  }
  try {
    const header = Buffer.alloc(headerLength);
    return header.subarray(0, readSync(file, header));
  } catch {
    // The path is a folder.
    return undefined;
  } finally {
    closeSync(file);
  }
}

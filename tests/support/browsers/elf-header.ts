/** Creates the first bytes of a 64-bit ELF executable. */
export function createElfHeader(machine: number, byteOrder: 'little' | 'big' = 'little') {
  const header = Buffer.alloc(64);
  header.write('\x7fELF', 'latin1');
  header[4] = 2;
  header[5] = byteOrder === 'little' ? 1 : 2;
  if (byteOrder === 'little') header.writeUInt16LE(machine, 18);
  else header.writeUInt16BE(machine, 18);
  return header;
}

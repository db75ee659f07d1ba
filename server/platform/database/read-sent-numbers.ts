const headerBytes = 20;
const typeOffset = 8;
const sizeOffset = 12;
const nullLength = -1;

/** How to read a value, by the OID of its PostgreSQL type. */
const readers = new Map<number, (bytes: Buffer, at: number) => number>([
  [16, (bytes, at) => bytes.readInt8(at)],
  [21, (bytes, at) => bytes.readInt16BE(at)],
  [23, (bytes, at) => bytes.readInt32BE(at)],
  [701, (bytes, at) => bytes.readDoubleBE(at)],
]);

/**
 * Reads the numbers of `array_send(…)`: the binary format of an array, with a header, then a length and a value per element.
 * For thousands of numbers this takes a fraction of the time that JSON takes. If several arrays follow each other, as in
 * `string_agg(array_send(…), '')`, their numbers become one list. A boolean is 0 or 1, null is NaN.
 */
export function readSentNumbers(bytes: Buffer | null = null): number[] {
  const numbers: number[] = [];
  let at = 0;
  while (bytes !== null && at < bytes.length) {
    const type = bytes.readInt32BE(at + typeOffset);
    const read = readers.get(type);
    if (read === undefined) throw new Error(`Arrays of the type with OID ${type} cannot be read.`);
    const isEmpty = bytes.readInt32BE(at) === 0;
    const size = isEmpty ? 0 : bytes.readInt32BE(at + sizeOffset);
    at += isEmpty ? sizeOffset : headerBytes;
    for (let index = 0; index < size; index += 1) {
      const length = bytes.readInt32BE(at);
      at += 4;
      numbers.push(length === nullLength ? Number.NaN : read(bytes, at));
      at += Math.max(0, length);
    }
  }
  return numbers;
}

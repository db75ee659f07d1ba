import { AppError } from '../../../domain/app-error.ts';

const smallBytes = 16 * 1024;
/**
 * Shared limit for all request bodies of more than `smallBytes`, so that many concurrent bodies cannot exhaust the
 * memory.
 */
const sharedBytes = 64 * 1024 * 1024;

let reservedBytes = 0;

/** A growing buffer for a request body. A list of one-byte chunks would need 200 times the memory. */
export function createBodyBuffer() {
  let bytes = Buffer.alloc(0);
  let size = 0;
  let ownBytes = 0;

  function grow(needed: number) {
    const capacity = Math.max(1024, 2 ** Math.ceil(Math.log2(needed)));
    if (capacity > smallBytes) reserve(capacity);
    const grown = Buffer.allocUnsafeSlow(capacity);
    bytes.copy(grown, 0, 0, size);
    bytes = grown;
  }

  function reserve(capacity: number) {
    if (reservedBytes - ownBytes + capacity > sharedBytes) throw new AppError('server-busy');
    reservedBytes += capacity - ownBytes;
    ownBytes = capacity;
  }

  return {
    get size() {
      return size;
    },
    add(chunk: Uint8Array, maxBytes: number) {
      if (size + chunk.length > maxBytes) throw new AppError('body-too-large');
      if (size + chunk.length > bytes.length) grow(size + chunk.length);
      bytes.set(chunk, size);
      size += chunk.length;
    },
    read: () => bytes.subarray(0, size),
    release() {
      reservedBytes -= ownBytes;
      ownBytes = 0;
      bytes = Buffer.alloc(0);
      size = 0;
    },
  };
}

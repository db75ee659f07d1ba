import { AppError } from '../../domain/app-error.ts';

const smallBytes = 16 * 1024;
/** For all bodies beyond the small size together, so that many large ones at once cannot exhaust the memory. */
const sharedBytes = 64 * 1024 * 1024;

let takenBytes = 0;

/** One growing buffer that chunks are copied into. Kept as they come, one-byte chunks would cost 200 times their size. */
export function createBodyBuffer() {
  let bytes = Buffer.alloc(0);
  let size = 0;
  let ownShare = 0;

  function grow(needed: number) {
    const capacity = Math.max(1024, 2 ** Math.ceil(Math.log2(needed)));
    if (capacity > smallBytes) takeShare(capacity);
    const grown = Buffer.allocUnsafeSlow(capacity);
    bytes.copy(grown, 0, 0, size);
    bytes = grown;
  }

  function takeShare(capacity: number) {
    if (takenBytes - ownShare + capacity > sharedBytes) throw new AppError('unavailable');
    takenBytes += capacity - ownShare;
    ownShare = capacity;
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
    take: () => bytes.subarray(0, size),
    release() {
      takenBytes -= ownShare;
      ownShare = 0;
      bytes = Buffer.alloc(0);
      size = 0;
    },
  };
}

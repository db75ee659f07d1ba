import { brotliCompressSync, constants } from 'node:zlib';
import { createStored } from './send-stored.ts';

/** Once a page and process, so it is worth some effort. */
export function compressPage(html: string) {
  const plain = Buffer.from(html);
  return createStored(plain, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}

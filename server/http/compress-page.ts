import { brotliCompressSync, constants } from 'node:zlib';
import { createStored } from './send-stored.ts';

const quality = { well: 9, quickly: 4 };

/** One that is kept is worth some effort; one that is sent once is not. */
export function compressPage(html: string, how: keyof typeof quality = 'well') {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality[how] };
  return createStored(plain, brotliCompressSync(plain, { params }));
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createStored } from './send-stored.ts';

const compress = promisify(brotliCompress);
const quality = { well: 9, quickly: 4 };

/** Cached pages are compressed with a high level, pages that are sent only once with a fast level. */
export async function compressPage(html: string, how: keyof typeof quality = 'well') {
  const plain = Buffer.from(html);
  return createStored(plain, {
    br: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[how] } }),
    gzip: () => promisify(gzip)(plain),
  });
}

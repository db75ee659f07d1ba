import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { createStored } from './send-stored.ts';

const brotli = promisify(brotliCompress);
const quality = { well: 9, quickly: 4 };

/** Cached pages are compressed with a high level, pages that are sent only once with a fast level. */
export async function compressPage(html: string, how: keyof typeof quality = 'well') {
  const plain = Buffer.from(html);
  return createStored(plain, { br: await compress(plain, how), gzip: () => promisify(gzip)(plain) });
}

export const compress = (plain: Buffer, how: keyof typeof quality = 'well') =>
  brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[how] } });

/** Opens a file that was stored compressed with brotli, to send it in any encoding. */
export async function openCompressed(compressed: Buffer) {
  const plain = await promisify(brotliDecompress)(compressed);
  return createStored(plain, { br: Buffer.from(compressed), gzip: () => promisify(gzip)(plain) });
}

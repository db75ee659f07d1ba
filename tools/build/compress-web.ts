import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constants as os, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listCompressible } from '../../server/platform/web-build.ts';

const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** Keyed by the extension of the compressed file. */
const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: quality }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes a `.br` and a `.gz` file beside every text file of the web app. Until both exist, the server does not cache the text
 * file: it reads the file on each request.
 */
async function compress(folder: string) {
  setPriority(os.priority.PRIORITY_BELOW_NORMAL);
  for (const file of listCompressible(folder)) {
    for (const [ending, pack] of Object.entries(compressors)) {
      const target = `${file}.${ending}`;
      if (existsSync(target)) continue;
      const packed = await pack(readFileSync(file));
      // Atomic rename: a server may be reading the files at the same time.
      writeFileSync(`${target}.draft`, packed);
      renameSync(`${target}.draft`, target);
    }
  }
}

// `compressWeb` in server/platform/web-build.ts starts this program, with the folder to compress.
await compress(process.argv[2] ?? '');

import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constants as os, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createLexiconService } from '../server/platform/lexicon/lexicon.ts';
import { buildWeb, isWebBuilt } from './build-web.ts';

const output = join(import.meta.dirname, '..', 'dist', 'web');
const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** In its own process and behind everybody else: nobody waits for it. Until it is done the files are sent as they are. */
export async function compressWeb(signal?: AbortSignal) {
  if (listUncompressed().length > 0) {
    await promisify(execFile)(process.execPath, [import.meta.filename], { ...(signal && { signal }) });
  }
}

const listUncompressed = () =>
  globSync('**/*.{js,mjs,css,html,svg,json,webmanifest}', { cwd: output })
    .map((file) => join(output, file))
    .filter((file) => !existsSync(`${file}.br`));

async function compress() {
  setPriority(os.priority.PRIORITY_BELOW_NORMAL);
  for (const file of listUncompressed()) {
    const packed = await promisify(brotliCompress)(readFileSync(file), { params: quality });
    // Renamed into place: a server may be reading them meanwhile.
    writeFileSync(`${file}.br.draft`, packed);
    renameSync(`${file}.br.draft`, `${file}.br`);
  }
}

// `npm run build`: everything that a start would otherwise make, the web app as a network of caches wants it.
if (import.meta.main) {
  if (!isWebBuilt()) await buildWeb();
  await compress();
  await createLexiconService().prepare();
}

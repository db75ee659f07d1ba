import { buildWeb, isWebBuilt } from '../../tools/build-web.ts';
import { compressWeb } from '../../tools/compress-web.ts';

/** Before the first journey, so that no two of them build at the same time. */
export async function setup() {
  if (!isWebBuilt()) await buildWeb();
  await compressWeb();
}

import { buildWeb, isWebBuilt } from '../../tools/build-web.ts';

/** Before the first journey, so that no two of them build at the same time. */
export async function setup() {
  if (!isWebBuilt()) await buildWeb();
}

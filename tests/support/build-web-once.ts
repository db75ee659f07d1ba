import { prepareWeb } from '../../server/platform/web-build.ts';

/** Before the first journey, so that no two of them build at the same time. */
export async function setup() {
  await prepareWeb();
}

import { prepareWeb } from '../../server/platform/web-build.ts';

/** Builds before the first journey, so that test files do not build concurrently. */
export async function setup() {
  await prepareWeb();
}

import { Worker } from 'node:worker_threads';
import type { PrerenderedLanding } from './landing-files.ts';
import { fingerprint, type LandingSource } from './landing-source.ts';

/** In a thread that ends with its work: a server need not keep a whole renderer for a page that hardly ever changes. */
export function renderPages(source: LandingSource) {
  return new Promise<PrerenderedLanding>((resolve, reject) => {
    const thread = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData: source,
      env: { NODE_ENV: 'production' },
    });
    thread.once('message', (pages) => resolve({ madeFrom: fingerprint(source), pages }));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The landing page was not rendered.')));
  });
}

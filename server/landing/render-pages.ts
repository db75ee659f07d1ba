import { Worker } from 'node:worker_threads';
import type { PrerenderedLanding } from './landing-files.ts';
import { fingerprint, type LandingSource } from './landing-source.ts';

/** What the thread is given. */
export interface RenderTask {
  source: LandingSource;
  /** The script of our own build that renders. */
  renderer: string;
}

/** In a thread that ends with its work: a server need not keep a whole renderer for a page that hardly ever changes. */
export function renderPages(source: LandingSource, renderer: string) {
  return new Promise<PrerenderedLanding>((resolve, reject) => {
    const thread = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData: { source, renderer } satisfies RenderTask,
      env: { NODE_ENV: 'production' },
    });
    thread.once('message', (pages) => resolve({ madeFrom: fingerprint(source), pages }));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The landing page was not rendered.')));
  });
}

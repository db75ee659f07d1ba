import { Worker } from 'node:worker_threads';
import type { PrerenderedLanding } from './landing-files.ts';
import { fingerprint, type LandingSource } from './landing-source.ts';

/** The input of the render thread. */
export interface RenderTask {
  source: LandingSource;
  /** The path of the render script in our build. */
  renderer: string;
}

/** Renders in a worker thread that ends afterwards: the page rarely changes, so the renderer need not stay in memory. */
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

import type { FilledPage, RenderedFrame } from '../../domain/frame.ts';
import { startThread, type Thread } from '../platform/thread.ts';
import { findWebBuild } from '../platform/web-build.ts';
import { frameFiles } from './frame-files.ts';

/** With more pages in the queue, a new one would miss its timeout. */
const mostWaiting = 16;
/** A thread that needs longer is stuck. It is stopped, and the next page starts a new one. */
const longestMs = 5000;

export interface PageRenderer {
  /** Returns undefined if the queue is full. */
  render: (page: FilledPage) => Promise<RenderedFrame | undefined>;
  stop: () => Promise<unknown>;
}

/** Renders pages in a worker thread, because a long article would block the event loop. The thread starts with the first page. */
export function createPageRenderer(): PageRenderer {
  let thread: Thread | undefined;

  return {
    async render(page) {
      thread ??= open();
      const own = thread;
      if (own.waiting() >= mostWaiting) return undefined;
      const tooLong = setTimeout(() => own.stop(), longestMs);
      try {
        return (await own.ask(page)) as RenderedFrame;
      } finally {
        clearTimeout(tooLong);
      }
    },
    stop: async () => thread?.stop(),
  };

  function open() {
    return startThread(new URL('./render-thread.ts', import.meta.url), {
      name: 'The renderer',
      env: { NODE_ENV: 'production' },
      workerData: frameFiles(findWebBuild().pages).render,
      // The thread uses about a tenth of this. Without a limit, V8 would let its heap grow.
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
      onEnd: () => {
        thread = undefined;
      },
    });
  }
}

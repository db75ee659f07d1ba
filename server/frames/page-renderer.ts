import type { FilledPage, RenderedFrame } from '../../domain/frame.ts';
import { startThread, type Thread } from '../platform/thread.ts';
import { findWebBuild } from '../platform/web-build.ts';
import { frameFiles } from './frame-files.ts';

/** More than these at once would come too late. */
const mostWaiting = 16;
/** Something is wrong with it then, and another one may do better. */
const longestMs = 5000;

export interface PageRenderer {
  /** Undefined if there is too much to do already. */
  render: (page: FilledPage) => Promise<RenderedFrame | undefined>;
  stop: () => Promise<unknown>;
}

/** Draws pages in a thread that starts with the first one: a long article would hold up everybody else's answers. */
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
      // It was seen to hold a tenth of that, and would otherwise take what it can get.
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
      onEnd: () => {
        thread = undefined;
      },
    });
  }
}

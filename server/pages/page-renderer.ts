import { join } from 'node:path';
import type { AskApi, PageRequest, RenderedPage } from '../../domain/page.ts';
import type { Config } from '../config.ts';
import { startThread, type Thread } from '../platform/thread.ts';
import { findWebBuild, requirePart } from '../platform/web-build.ts';

/** The maximum length of the queue. A further page would exceed its timeout, so it is sent without server rendering. */
const mostWaiting = 16;
/** If a page takes longer, the thread is stuck. It is stopped, and the next page starts a new thread. */
const longestMs = { built: 5000, sources: 600_000 };
/** After this time without a page, the thread is stopped, which frees 30 to 60 MB. */
const idleMs = 60_000;

export interface PageRenderer {
  isBusy: () => boolean;
  render: (page: PageRequest, askApi?: AskApi) => Promise<RenderedPage>;
  stop: () => Promise<unknown>;
}

/** Renders pages in a worker thread, because a long article would block the event loop. The first page starts the thread. */
export function createPageRenderer({ servesSources }: Pick<Config, 'servesSources'>): PageRenderer {
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;

  return {
    isBusy: () => (thread?.waiting() ?? 0) >= mostWaiting,
    async render(page, askApi = async () => undefined) {
      // At the first start of the server, the build of the renderer may not be finished yet.
      if (!servesSources) await requirePart('pages');
      thread ??= open();
      const own = thread;
      clearTimeout(idle);
      const tooLong = setTimeout(() => own.stop(), longestMs[servesSources ? 'sources' : 'built']);
      try {
        return (await own.ask(page, (path) => askApi(String(path)))) as RenderedPage;
      } finally {
        clearTimeout(tooLong);
        clearTimeout(idle);
        if (own.waiting() === 0) idle = setTimeout(() => own.stop(), idleMs).unref();
      }
    },
    stop: async () => thread?.stop(),
  };

  function open() {
    return startThread(new URL('./render-thread.ts', import.meta.url), {
      name: 'The renderer',
      env: { NODE_ENV: servesSources ? 'development' : 'production' },
      workerData: servesSources
        ? join(import.meta.dirname, '..', '..', 'tools', 'build', 'render-from-sources.ts')
        : findWebBuild().renderModule,
      // The thread uses about a tenth of this limit. Without a limit, V8 would let the heap grow. If the thread exceeds the
      // limit, normally only the thread ends (ERR_WORKER_OUT_OF_MEMORY). But V8 can also end the whole process
      // (nodejs/node#47224).
      resourceLimits: { maxOldGenerationSizeMb: servesSources ? 1024 : 128, maxYoungGenerationSizeMb: 16 },
      onEnd: () => {
        thread = undefined;
      },
    });
  }
}

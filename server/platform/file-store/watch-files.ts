import type { Logger } from 'pino';
import { StartRefused } from '../../start-refused.ts';
import { explainProblem } from './explain-problem.ts';
import type { FileStore } from './file-store.ts';

export interface FilesState {
  isWorking: boolean;
  /** One line without any secret. */
  problem: string | null;
  checkedAt: Date;
}

interface Watched {
  files: FileStore;
  log: Logger;
  now: () => Date;
}

const everyMs = 60_000;

/**
 * Tries the storage of audio, and from then on once a minute. Throws StartRefused when its settings are wrong. A storage
 * that is only away does not stop the start, since everything but audio works without it.
 */
export async function watchFiles({ files, log, now }: Watched, say: (line: string) => void) {
  let state: FilesState = { isWorking: true, problem: null, checkedAt: now() };
  await files.check({ isThorough: true }).catch((error: unknown) => {
    const { words, remedy, isPassing } = explainProblem(error);
    if (!isPassing)
      throw new StartRefused(`the storage of audio cannot be used: ${words}. ${remedy}`, { cause: error });
    say(`Warning: the storage of audio cannot be used: ${words}. ${remedy} There is no audio until it is back.`);
    state = { isWorking: false, problem: words, checkedAt: now() };
  });

  async function look() {
    const wasWorking = state.isWorking;
    try {
      await files.check();
      state = { isWorking: true, problem: null, checkedAt: now() };
      if (!wasWorking) log.info('the storage of audio works again');
    } catch (error) {
      const { words, remedy } = explainProblem(error);
      state = { isWorking: false, problem: words, checkedAt: now() };
      log.error({ problem: words, remedy }, 'the storage of audio cannot be used');
    }
  }
  const timer = setInterval(look, everyMs);

  return { state: () => state, stop: async () => clearInterval(timer) };
}
